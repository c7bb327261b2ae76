import type { ColumnType, Generated } from 'kysely'
import type { ListTables } from './list/tables.ts'
import type { MediaServerTables } from './mediaServer/tables.ts'
import type { PasskeyTables } from './passkey/tables.ts'
import type { RoleTables } from './role/tables.ts'
import type { TransferTables } from './transfer/tables.ts'

/** E-mails that wait for their confirmation links. */
export interface EmailChangeTable {
	member_id: string
	token_hash: string
	email: string
	email_key: string
	expires_at: Date
}

export interface DiscordAccountTable {
	discord_id: string
	member_id: string
	/** The username at Discord. */
	name: string
	linked_at: Date
}

export interface PasswordRecoveryTable {
	token_hash: string
	member_id: string
	expires_at: Date
}

/** Members' private calendar addresses. */
export interface CalendarTokenTable {
	member_id: string
	token_hash: string
	created_at: Date
}

export interface LoginAttemptTable {
	id: Generated<number>
	address: string
	/** The e-mail's key; null after the owner has signed in. */
	account: string | null
	attempted_at: Generated<Date>
}

/** A view of `list_entry`: a title is saved while it is on the list. */
export interface SavedTitleTable {
	member_id: string
	title_id: ColumnType<number, number | string, never>
	saved_at: Generated<Date>
}

export interface AccountTables extends ListTables, MediaServerTables, PasskeyTables, RoleTables, TransferTables {
	email_change: EmailChangeTable
	discord_account: DiscordAccountTable
	password_recovery: PasswordRecoveryTable
	login_attempt: LoginAttemptTable
	/** Titles that a member does not want to be suggested. */
	not_interested: { member_id: string; title_id: number; said_at: ColumnType<Date, Date | string, Date | string> }
	saved_title: SavedTitleTable
	calendar_token: CalendarTokenTable
}
