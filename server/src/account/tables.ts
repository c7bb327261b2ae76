import type { ColumnType, Generated } from 'kysely'
import type { Role } from 'shared-contract'

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

export interface SavedTitleTable {
	member_id: string
	title_id: ColumnType<number, number | string, never>
	saved_at: Generated<Date>
}

export interface AccountTables {
	member: MemberTable
	session: SessionTable
	password_recovery: PasswordRecoveryTable
	login_attempt: LoginAttemptTable
	saved_title: SavedTitleTable
}
