import type { EntryContent, ScoreScale } from 'shared-contract'

/**
 * The known values of a row. Unknown ones (no score, no date, no notes) are missing, so that they never delete the member's
 * own values.
 */
export type WantedEntry = Pick<EntryContent, 'status'> & Partial<EntryContent>

/** A row as it is stored until it is applied. */
export interface WantedRow {
	entry: WantedEntry
	/** True if it overwrites an existing entry, by the file's field and the member's choice. */
	overwrites: boolean
	/** True if the file tells no status: that of an existing entry stays. */
	keepsStatus?: boolean
	/** True for our own export, whose values stay as they are. */
	isExact?: boolean
	/** The scale of the file's scores. */
	scale?: ScoreScale
	/** Names of the title's custom lists. */
	lists: string[]
	/** When it was seen and added to the list, if known. ISO instants. */
	seenAt: string | null
	addedAt: string | null
}
