import type { FormDraft } from 'shared-composition/form'
import { conforms } from 'shared-contract'
import { integer, nullable, object, type Static, string } from 'shared-contract/schema'
import { readOwnDraft, saveOwnDraft } from 'shared-state/ownDraft'

/** What is filled in: the recommended title, and why. */
const Values = object({ title: object({ id: nullable(integer()), name: string() }), reason: string() })
export type RecommendationValues = Static<typeof Values>

const Stored = object({ values: Values, key: string() })

export const EMPTY: RecommendationValues = { title: { id: null, name: '' }, reason: '' }

/** The draft of a recommendation to those who like a title, kept in this tab for its author alone. */
export function recommendationDraft(titleId: number): FormDraft<RecommendationValues> {
	const name = `recommendation ${titleId}`
	return {
		restore: () => read(name),
		keep: (values, key) => saveOwnDraft(name, JSON.stringify({ values, key })),
		forget: () => saveOwnDraft(name, ''),
	}
}

function read(name: string): Static<typeof Stored> | undefined {
	try {
		const stored: unknown = JSON.parse(readOwnDraft(name))
		return conforms(Stored, stored) ? stored : undefined
	} catch {
		return undefined
	}
}
