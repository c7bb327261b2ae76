import type { Generated } from 'kysely'
import type { Role } from 'shared-contract'

interface MemberTable {
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

interface SessionTable {
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

export interface IdentityTables {
	member: MemberTable
	session: SessionTable
}
