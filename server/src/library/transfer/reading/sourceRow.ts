import type { EntryStatus, Format, Kind, RowNote, RowReason, ScoreScale, TransferFormat } from 'shared-contract'
import type { WantedEntry } from '../wantedRow.ts'

/** Maximum stored lengths of the owner's and a title's name. */
export const OWNER_MAX_LENGTH = 100
export const NAME_MAX_LENGTH = 500

/** An id of a title at a site, as `external_id` writes it. */
export interface SourceId {
	site: string
	id: string
}

/** The title of a row, or the reason why there is none. */
export type Match = { titleId: number } | { reason: RowReason }

/** A parsed row, not yet matched to a title. */
export interface SourceRow {
	line: number
	kind: Kind | null
	/** Its id in the file; empty if it has none. */
	id: string
	name: string
	/** Ids to match, most reliable first; without any the name is matched. */
	ids: SourceId[]
	/** This site's id, in our own export. It is used only if the name and the other ids do not contradict it. */
	ownId: number | null
	/** True for our own export, whose values are taken as they are. */
	isOwn?: boolean
	names: string[]
	format: Format | null
	year: number | null
	content: RowContent
	lists: string[]
	/** True if the file asks to overwrite an existing entry. */
	overwrites: boolean
	seenAt: string | null
	addedAt: string | null
	/** Instants where the file has them in place of days: the days depend on the member's time zone. */
	startedAt?: string | null
	finishedAt?: string | null
	/** Its title, if another step than the matching of rows found it. */
	match?: Match
	/** True if the file tells no status: that of an existing entry stays. */
	keepsStatus?: boolean
}

/** A film or a series with the numbers of other sites, which may be several titles of ours. */
export interface SourceShow {
	line: number
	kind: 'film' | 'show'
	id: string
	name: string
	year: number | null
	ids: SourceId[]
	/** What was seen, a film as its episode 1; an episode may be there more than once. */
	watched: WatchedEpisode[]
	/** Null if the file tells none. */
	status: EntryStatus | null
	/** Of this season, or of the first one. Null for a score that is none. */
	score: number | null | undefined
	season: number
	overwrites: boolean
	seenAt: string | null
}

/** An episode that was seen. */
export interface WatchedEpisode {
	/** Null if the number is absolute. */
	season: number | null
	episode: number
	/** How often, and the last time, if known. */
	plays: number
	at: string | null
}

/** The entry of a row, or the reason why it is invalid. */
export type RowContent =
	| { state: 'read'; entry: WantedEntry; notes: RowNote[] }
	| { state: 'refused'; reason: 'invalid' | 'text' | 'broken'; field: string }

/** A custom list in our own export. */
export interface SourceCustomList {
	title: string
	description: string
	isPublic: boolean
	/** All its titles in order, also those that are on no list of entries. */
	items?: { ownId: number; kind: Kind; name: string; text: string }[]
	/** The titles of the items that were found, and the texts of those that have one. */
	titles?: number[]
	texts?: Record<number, string>
}

/** A parsed file. */
export interface SourceList {
	format: TransferFormat
	/** The username in the file. */
	owner: string
	scale: { name: ScoreScale; isGuessed: boolean }
	rows: SourceRow[]
	shows?: SourceShow[]
	customLists: SourceCustomList[]
}
