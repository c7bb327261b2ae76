import { conforms, FieldChange } from 'shared-contract'
import { array, boolean, object, type Static } from 'shared-contract/schema'
import { readOwnDraft, saveOwnDraft } from 'shared-state/ownDraft'
import { type RevisionSubject, subjectKey } from './subject.ts'

/** Unsaved changes, with the texts that they are based on. */
const EditDraft = object({
	changes: array(FieldChange),
	/** The member was sent to sign in, so the form opens again when they return. */
	isInterrupted: boolean(),
})
export type EditDraft = Static<typeof EditDraft>

const nameOf = (subject: RevisionSubject) => `edit ${subjectKey(subject)}`

/** Saves the draft of an edit for this tab. A draft without changes is deleted. */
export function saveEditDraft(subject: RevisionSubject, draft: EditDraft): void {
	saveOwnDraft(nameOf(subject), draft.changes.length > 0 ? JSON.stringify(draft) : '')
}

export function deleteEditDraft(subject: RevisionSubject): void {
	saveOwnDraft(nameOf(subject), '')
}

/** Loads the draft of an edit; undefined if there is none or it is invalid. */
export function loadEditDraft(subject: RevisionSubject): EditDraft | undefined {
	try {
		const draft: unknown = JSON.parse(readOwnDraft(nameOf(subject)))
		return conforms(EditDraft, draft) ? draft : undefined
	} catch {
		return undefined
	}
}
