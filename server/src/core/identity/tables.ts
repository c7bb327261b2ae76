import type { ColumnType, Generated } from 'kysely'
import type { Role, Scope, ScoreScale } from 'shared-contract'

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
	/** Since when an admin keeps their votes out of the rankings. */
	votes_aside_at: Date | null
	is_sample: Generated<boolean>
	/** Whether a sign-in by password or Discord also needs a passkey or a recovery code. */
	two_step: Generated<boolean>
	/** The IANA zone of the browser that last chose notifications; null until one has. */
	zone: string | null
	/** How scores are shown to them. */
	score_scale: Generated<ScoreScale>
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

/** Personal access tokens. */
interface AccessTokenTable {
	id: Generated<string>
	token_hash: string
	member_id: string
	name: string
	scopes: Scope[]
	created_at: Date
	expires_at: Date
	/** The last use, with a precision of a few minutes. */
	used_at: Date | null
}

/** Apps that members may let act for them. */
interface AppTable {
	/** The client id. */
	id: string
	/** The member who registered it. */
	owner_id: string
	name: string
	website: string
	redirect_addresses: string[]
	/** Null for a public app. */
	secret_hash: string | null
	uses_device_flow: boolean
	allows_plain_challenge: boolean
	created_at: Date
}

/** What the authorisation server stores: requests, codes, tokens and grants. */
interface OauthRecordTable {
	/** The name of the kind at the library, as `AccessToken`. */
	model: string
	/** The hash of the id: the id of a token is the token. */
	id_hash: string
	/** The record without its id. */
	payload: ColumnType<Record<string, unknown>, string, string>
	/** The hash of the id of the grant that it belongs to. */
	grant_hash: string | null
	member_id: string | null
	app_id: string | null
	/** The hash of the code that a member types. */
	user_code_hash: string | null
	created_at: Date
	expires_at: Date | null
	consumed_at: Date | null
	/** Of a grant: the last use of a token of it, with a precision of a few minutes. Of a device code: the last poll. */
	used_at: Date | null
}

/** Changes of members' roles. */
interface RoleChangeTable {
	id: Generated<number>
	member_id: string
	/** Null for the command line. */
	changed_by: string | null
	before: Role
	after: Role
	changed_at: Date
}

export interface IdentityTables {
	access_token: AccessTokenTable
	app: AppTable
	oauth_record: OauthRecordTable
	member: MemberTable
	role_change: RoleChangeTable
	session: SessionTable
	/** Of members who gave their birth date. */
	member_age: {
		member_id: string
		/** ISO date. */
		born_on: string
		/** Whether the member asked for adult titles. */
		shows_adult: Generated<boolean>
	}
}
