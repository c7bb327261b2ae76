import type { ColumnType, Generated } from 'kysely'
import type {
	EntryContent,
	ExistingChoice,
	ImportCounts,
	Kind,
	RowNote,
	RowReason,
	RowVerdict,
	ScoreScale,
	TransferFormat,
} from 'shared-contract'
import type { SourceCustomList } from './reading/sourceRow.ts'
import type { WantedRow } from './wantedRow.ts'

type Instant = ColumnType<Date, Date | string, Date | string>
type LaterInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
type Json<Value> = ColumnType<Value, string | undefined, string>

/** A custom list that an import created or added to. */
export interface TouchedList {
	id: number
	made: boolean
	titles: number[]
	/** Missing in rows of a former version, which wrote none. */
	texts?: Record<number, string>
}

/** Imports of lists with their rows and the data to undo them. */
export interface TransferTables {
	list_import: {
		id: Generated<string>
		member_id: string | null
		file_name: string
		format: TransferFormat
		source_owner: Generated<string>
		existing: ExistingChoice
		scale: ScoreScale
		scale_guessed: boolean
		/** The file's details of custom lists. */
		own_lists: Json<SourceCustomList[]>
		made_lists: Generated<string[]>
		added_items: Generated<number>
		touched_lists: Json<TouchedList[]>
		checked_at: Instant
		/** The work in progress; null if there is none. */
		work: Generated<'applying' | 'undoing' | null>
		/** The last applied row: an import counts up from 0, an undo back down. */
		reached: Generated<number>
		/** Totals of its rows, stored when they are final. */
		kinds: Generated<Kind[] | null>
		counts: Json<ImportCounts | null>
		/** The instant of its writes. */
		begun_at: LaterInstant
		applied_at: LaterInstant
		undone_at: LaterInstant
		skipped_by_undo: Generated<number>
	}
	list_import_row: {
		import_id: string
		place: number
		line: number
		kind: Kind | null
		source_id: string
		source_title: string
		title_id: number | null
		verdict: RowVerdict
		reason: RowReason | null
		field: string | null
		notes: RowNote[]
		wanted: WantedRow | null
		before: EntryContent | null
		after: EntryContent | null
		/** The previous rows of entry, log and vote, for an undo. */
		kept: unknown
		/** The state after the import: an undo skips titles that were changed since. */
		left_as: unknown
	}
}
