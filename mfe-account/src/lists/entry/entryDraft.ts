import { tabDraft } from 'shared-composition/form/tabDraft'
import { ENTRY_STATUSES, KINDS } from 'shared-contract'
import { boolean, integer, object, oneOf, optional, string } from 'shared-contract/schema'

const Text = optional(string())

/** The changed fields of an entry form, and its title. */
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
		tags: Text,
		isPrivate: optional(boolean()),
	}),
})

const draft = tabDraft('form entry', TouchedEntry)

/** The entry form of a visitor who had to sign in before it was saved. */
export const entryDraft = { ...draft, read: () => draft.restore()?.values }
