import type { Generated } from 'kysely'
import type { Role } from 'shared-contract'

interface MemberTable {
	id: Generated<string>
	username: string
	/** The folded name; unique. */
	username_key: string
	/** Null for sample members: nobody can sign in as one. */
	email: string | null
	email_key: string | null
	password_hash: string | null
	avatar_url: string | null
	banner_url: string | null
	bio: Generated<string>
	role: Generated<Role>
	joined_at: Generated<Date>
	is_sample: Generated<boolean>
	/** Whether a sign-in by password or Discord also needs a passkey or a recovery code. */
	two_step: Generated<boolean>
}

interface SessionTable {
	/** Hash of both halves of the session key. */
	key_hash: string
	member_id: string
	created_at: Generated<Date>
	expires_at: Date
	/** The id by which the member ends the session. */
	id: Generated<string>
	/** The User-Agent header of the sign-in. */
	user_agent: Generated<string>
	/** The last use, with a precision of a few minutes. */
	used_at: Generated<Date>
	/** The last step-up; null if the sign-in was the last proof. */
	proven_at: Date | null
}

export interface IdentityTables {
	member: MemberTable
	session: SessionTable
}
