import { ENTRY_STATUSES, KINDS } from 'shared-contract'
import { boolean, integer, object, oneOf, optional, string } from 'shared-contract/schema'
import { keptForm } from '../draft/keptForm.ts'

const Text = optional(string())

/** What was changed in the form of an entry, and of which title. */
const TouchedEntry = object({
	titleId: integer(),
	kind: oneOf(KINDS),
	touched: object({
		status: optional(oneOf(ENTRY_STATUSES)),
		progress: Text,
		volumes: Text,
		score: Text,
		startedOn: Text,
		finishedOn: Text,
		notes: Text,
		isPrivate: optional(boolean()),
	}),
})

/** The form of an entry whose owner had to sign in before it was saved. */
export const keptEntry = keptForm('entry', TouchedEntry)
