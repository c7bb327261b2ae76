import type { Format, Kind, RowNote, ScoreScale, TransferFormat } from 'shared-contract'
import type { WantedEntry } from '../wantedRow.ts'

/** Characters of a name of somebody elsewhere, and of a title, as they are kept. */
export const OWNER_MAX_LENGTH = 100
export const NAME_MAX_LENGTH = 500

/** An id of a title at a site, as `external_id` writes it. */
export interface SourceId {
	site: string
	id: string
}

/** A row of a file, read but not yet matched. */
export interface SourceRow {
	line: number
	kind: Kind | null
	/** What the file itself calls it; empty where it has no id. */
	id: string
	name: string
	/** By which it is looked for, the surest first; by its name only where there are none. */
	ids: SourceId[]
	/** Our own id, where the file is ours. It counts only with the same name. */
	ownId: number | null
	names: string[]
	format: Format | null
	year: number | null
	content: RowContent
	lists: string[]
	/** Whether it asks to go over an entry that is there. */
	overwrites: boolean
	seenAt: string | null
	addedAt: string | null
}

/** What the row says of the entry, or why that cannot be read. */
export type RowContent =
	| { state: 'read'; entry: WantedEntry; notes: RowNote[] }
	| { state: 'refused'; reason: 'invalid' | 'text'; field: string }

/** What our own file says of a list that a member made. */
export interface OwnList {
	title: string
	description: string
	isPublic: boolean
}

/** A whole file. */
export interface SourceList {
	format: TransferFormat
	/** Whose list it is there. */
	owner: string
	scale: { name: ScoreScale; isGuessed: boolean }
	rows: SourceRow[]
	ownLists: OwnList[]
}
