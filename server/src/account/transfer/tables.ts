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
import type { OwnList } from './reading/sourceRow.ts'
import type { WantedRow } from './wantedRow.ts'

type Instant = ColumnType<Date, Date | string, Date | string>
type LaterInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
type Json<Value> = ColumnType<Value, string | undefined, string>

/** A list of the member's own that an import made or added to. */
export interface TouchedList {
	id: number
	made: boolean
	titles: number[]
}

/** Files of lists that were looked at and taken in, with what is needed to take them back. */
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
		/** What the file says of the member's own lists, beyond their names. */
		own_lists: Json<OwnList[]>
		made_lists: Generated<string[]>
		added_items: Generated<number>
		touched_lists: Json<TouchedList[]>
		checked_at: Instant
		/** What is being done with it, some rows at a time; null where nothing is. */
		work: Generated<'applying' | 'undoing' | null>
		/** The last row that has been taken in: an import goes up from 0, an undo back down to it. */
		reached: Generated<number>
		/** Of its rows, once they change no more. */
		kinds: Generated<Kind[] | null>
		counts: Json<ImportCounts | null>
		/** What it writes is of this instant. */
		begun_at: LaterInstant
		applied_at: LaterInstant
		undone_at: LaterInstant
		kept_by_undo: Generated<number>
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
		/** The rows of entry, log and vote as they were; written when it is applied. */
		kept: unknown
		/** What the import left: an undo touches nothing that has become something else. */
		left_as: unknown
	}
}
