import type { Generated } from 'kysely'
import type { PasskeyTables } from './passkey/tables.ts'
import type { SiteReportTables } from './siteReport/tables.ts'

/** E-mails that wait for their confirmation links. */
export interface EmailChangeTable {
	member_id: string
	token_hash: string
	email: string
	email_key: string
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
	/** The e-mail's key; null after the owner has signed in. */
	account: string | null
	attempted_at: Generated<Date>
}

/** How a member arranges their home page: the ids of its rows. */
export interface HomeLayoutTable {
	member_id: string
	row_order: string[]
	hidden: string[]
}

export interface AccountTables extends PasskeyTables, SiteReportTables {
	email_change: EmailChangeTable
	password_recovery: PasswordRecoveryTable
	login_attempt: LoginAttemptTable
	home_layout: HomeLayoutTable
}
