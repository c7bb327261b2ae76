import { tabDraft } from 'shared-composition/form/tabDraft'
import { FieldChange } from 'shared-contract'
import { array, boolean, object } from 'shared-contract/schema'
import { type RevisionSubject, subjectKey } from './subject.ts'

const EditDraft = object({
	/** Unsaved changes, with the texts that they are based on. */
	changes: array(FieldChange),
	/** The member was sent to sign in, so the form opens again when they return. */
	isInterrupted: boolean(),
})

/** The draft of an edit in this tab. One without changes is deleted. */
export const editDraft = (subject: RevisionSubject) =>
	tabDraft(`edit ${subjectKey(subject)}`, EditDraft, () => ({ changes: [], isInterrupted: false }))
