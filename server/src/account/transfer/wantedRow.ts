import type { EntryContent } from 'shared-contract'

/**
 * What a row of a file says of an entry. What it leaves out, or says it does not know (no score, no date, no notes), is
 * not there: it never takes away what the member has.
 */
export type WantedEntry = Pick<EntryContent, 'status'> & Partial<EntryContent>

/** A row as it is kept until it is applied. */
export interface WantedRow {
	entry: WantedEntry
	/** Whether it goes over an entry that is there: the file's own word and the member's choice together. */
	overwrites: boolean
	/** Names of the member's own lists that the title stands on. */
	lists: string[]
	/** When it was seen, and put on the list, as far as the file tells. ISO instants. */
	seenAt: string | null
	addedAt: string | null
}
