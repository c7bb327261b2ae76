import { conforms, FieldChange } from 'shared-contract'
import { array, boolean, object, type Static } from 'shared-contract/schema'
import { keepOwnDraft, keptOwnDraft } from 'shared-state/ownDraft'
import { type RevisionSubject, subjectKey } from './subject.ts'

/** What somebody typed and has not saved, with the texts that they saw. */
const EditDraft = object({
	changes: array(FieldChange),
	/** They were led to sign in: the form opens by itself when they are back. */
	isInterrupted: boolean(),
})
export type EditDraft = Static<typeof EditDraft>

const nameOf = (subject: RevisionSubject) => `edit ${subjectKey(subject)}`

/** Keeps an edit for this tab; one without changes is forgotten. */
export function keepEditDraft(subject: RevisionSubject, draft: EditDraft): void {
	keepOwnDraft(nameOf(subject), draft.changes.length > 0 ? JSON.stringify(draft) : '')
}

export function forgetEditDraft(subject: RevisionSubject): void {
	keepOwnDraft(nameOf(subject), '')
}

/** The edit that was not saved; none where what is stored is nothing that we wrote. */
export function keptEditDraft(subject: RevisionSubject): EditDraft | undefined {
	try {
		const draft: unknown = JSON.parse(keptOwnDraft(nameOf(subject)))
		return conforms(EditDraft, draft) ? draft : undefined
	} catch {
		return undefined
	}
}
