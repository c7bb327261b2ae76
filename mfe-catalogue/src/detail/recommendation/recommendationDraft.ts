import { type FormDraft, tabDraft } from 'shared-composition/form'
import { integer, nullable, object, type Static, string } from 'shared-contract/schema'

/** What is filled in: the recommended title, and why. */
const Values = object({ title: object({ id: nullable(integer()), name: string() }), reason: string() })
export type RecommendationValues = Static<typeof Values>

export const EMPTY: RecommendationValues = { title: { id: null, name: '' }, reason: '' }

/** The draft of a recommendation to those who like a title, kept in this tab for its author alone. */
export function recommendationDraft(titleId: number): FormDraft<RecommendationValues> {
	return tabDraft(`recommendation ${titleId}`, Values)
}
