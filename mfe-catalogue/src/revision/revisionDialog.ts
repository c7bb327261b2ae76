import type { FormField } from './fields.ts'
import type { RevisionSubject } from './subject.ts'

/** The properties of both dialogs of a revision. */
export interface RevisionDialogProps {
	subject: RevisionSubject
	/** What the reader calls it. */
	name: string
	fields: readonly FormField[]
	onClose: () => void
	/** Something of the page is no longer as it was loaded. */
	onChange: () => void
}
