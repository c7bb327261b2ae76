import type { ColumnType, Generated } from 'kysely'
import type { ListTables } from './list/tables.ts'
import type { RoleTables } from './role/tables.ts'
import type { TransferTables } from './transfer/tables.ts'

/** An address that becomes a member's once its link is opened. */
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
	/** What the member is called there. */
	name: string
	linked_at: Date
}

export interface PasswordRecoveryTable {
	token_hash: string
	member_id: string
	expires_at: Date
}

export interface LoginAttemptTable {
	id: Generated<number>
	address: string
	/** The folded e-mail; null once its owner has signed in. */
	account: string | null
	attempted_at: Generated<Date>
}

/** A view of `list_entry`: a title is saved as long as it is on the list. */
export interface SavedTitleTable {
	member_id: string
	title_id: ColumnType<number, number | string, never>
	saved_at: Generated<Date>
}

export interface AccountTables extends ListTables, RoleTables, TransferTables {
	email_change: EmailChangeTable
	discord_account: DiscordAccountTable
	password_recovery: PasswordRecoveryTable
	login_attempt: LoginAttemptTable
	saved_title: SavedTitleTable
}
