import type { Database } from 'server/src/core/database/schema.ts'
import { hashSessionKey, newSessionKey } from 'server/src/core/identity/sessionKey.ts'

const DAY_MS = 86_400_000

/** Members with a session each. Sign-up through the endpoint would take most of a benchmark's time. */
export interface SignedInMembers {
	ids: readonly string[]
	keys: readonly { token: string; cookie: string }[]
	/** The headers of a member's requests. */
	headersOf(member: number): Record<string, string>
}

/** Inserts members `m0`, `m1`, … who are signed in. */
export async function insertSignedInMembers(db: Database, count: number): Promise<SignedInMembers> {
	const rows = Array.from({ length: count }, (_, index) => ({ username: `m${index}`, username_key: `m${index}` }))
	const members = await db.insertInto('member').values(rows).returning('id').execute()
	const keyed = members.map(({ id }) => ({ id, key: newSessionKey() }))
	const sessions = keyed.map(({ id, key }) => ({
		key_hash: hashSessionKey(key),
		member_id: id,
		expires_at: new Date(Date.now() + DAY_MS),
	}))
	await db.insertInto('session').values(sessions).execute()
	const keys = keyed.map(({ key }) => key)
	return {
		ids: members.map(({ id }) => id),
		keys,
		headersOf: (member) => ({
			authorization: `Bearer ${keys[member]?.token}`,
			cookie: `niouka_session=${keys[member]?.cookie}`,
		}),
	}
}

/** Lets all members but the first, who made it, join a group. */
export async function joinGroup(db: Database, groupId: string, members: SignedInMembers): Promise<void> {
	const joined_at = new Date()
	const others = members.ids.slice(1).map((member_id) => ({ group_id: groupId, member_id, joined_at }))
	await db.insertInto('group_member').values(others).execute()
}
