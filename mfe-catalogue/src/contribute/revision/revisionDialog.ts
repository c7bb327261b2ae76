import type { FormField, SectionId } from './formFields.ts'
import type { RevisionSubject } from './subject.ts'

/** The props of both dialogs. */
export interface RevisionDialogProps {
	subject: RevisionSubject
	/** The name of the title or episode in the reader's language. */
	name: string
	fields: readonly FormField[]
	/** The part of the form that is open at first. */
	start?: SectionId | undefined
	onClose: () => void
	/** Called when the data of the page has changed. */
	onChange: () => void
}
