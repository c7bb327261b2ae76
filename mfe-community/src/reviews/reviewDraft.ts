import { type FormDraft, tabDraft } from 'shared-composition/form'
import type { Comment } from 'shared-contract'
import { nullable, number, object, type Static, string } from 'shared-contract/schema'

/** What is filled in. The score is the value of its field; empty without a choice. */
const Values = object({ score: string(), text: string(), spoilerNumber: nullable(number()) })
export type ReviewValues = Static<typeof Values>

/** What the form holds without a draft: the reader's review and score, where they have them. */
export function firstValues(own: Comment | undefined, ownScore: number | null): ReviewValues {
	return {
		score: ownScore === null ? '' : String(ownScore),
		text: own?.body.state === 'shown' ? own.body.text : '',
		spoilerNumber: own?.spoilerNumber ?? null,
	}
}

/** The draft of a review of a title, kept in this tab for its author alone. */
export function reviewDraft(titleId: number, initial: () => ReviewValues): FormDraft<ReviewValues> {
	return tabDraft(`review ${titleId}`, Values, initial)
}
