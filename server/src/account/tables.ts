import type { ColumnType, Generated } from 'kysely'
import type { Role } from 'shared-contract'
import type { MailTables } from '../mail/tables.ts'
import type { ListTables } from './list/tables.ts'
import type { RoleTables } from './role/tables.ts'
import type { TransferTables } from './transfer/tables.ts'

export interface MemberTable {
	id: Generated<string>
	username: string
	/** The folded name: two members never have the same one. */
	username_key: string
	/** Sample members have none, so nobody signs in as one. */
	email: string | null
	email_key: string | null
	password_hash: string | null
	avatar_url: string | null
	banner_url: string | null
	bio: Generated<string>
	role: Generated<Role>
	joined_at: Generated<Date>
	is_sample: Generated<boolean>
}

export interface SessionTable {
	/** Over both halves of the key: what is stored opens nothing. */
	key_hash: string
	member_id: string
	created_at: Generated<Date>
	expires_at: Date
	/** What the member ends it by. */
	id: Generated<string>
	/** How the browser that opened it describes itself. */
	user_agent: Generated<string>
	/** When it was last used, to a few minutes. */
	used_at: Generated<Date>
}

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

export interface AccountTables extends ListTables, MailTables, RoleTables, TransferTables {
	member: MemberTable
	session: SessionTable
	email_change: EmailChangeTable
	discord_account: DiscordAccountTable
	password_recovery: PasswordRecoveryTable
	login_attempt: LoginAttemptTable
	saved_title: SavedTitleTable
}
