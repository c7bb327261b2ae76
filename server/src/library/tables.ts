import type { ColumnType, Generated } from 'kysely'
import type { ListTables } from './list/tables.ts'
import type { TransferTables } from './transfer/tables.ts'

/** Members' private calendar addresses. */
interface CalendarTokenTable {
	member_id: string
	token_hash: string
	created_at: Date
}

/** A view of `list_entry`: a title is saved while it is on the list. */
interface SavedTitleTable {
	member_id: string
	title_id: ColumnType<number, number | string, never>
	saved_at: Generated<Date>
}

export interface LibraryTables extends ListTables, TransferTables {
	/** Titles that a member does not want to be suggested. */
	not_interested: { member_id: string; title_id: number; said_at: ColumnType<Date, Date | string, Date | string> }
	saved_title: SavedTitleTable
	calendar_token: CalendarTokenTable
}
