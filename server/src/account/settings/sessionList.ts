import type { SessionListed } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { deviceOf } from '../../core/identity/device.ts'
import { SESSIONS_MAX } from '../../core/identity/session.ts'
import { Problem } from '../../core/problem.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface SessionsQuery {
	memberId: string
	/** The requesting session. */
	keyHash: string
	now: Date
}

/** A member's sessions, last used first. */
export async function listSessions(db: Database, { memberId, keyHash, now }: SessionsQuery): Promise<SessionListed[]> {
	const rows = await db
		.selectFrom('session')
		.where('member_id', '=', memberId)
		.where('expires_at', '>', now)
		.select(['id', 'key_hash', 'user_agent', 'created_at', 'used_at'])
		.orderBy('used_at', 'desc')
		.orderBy('id')
		.limit(SESSIONS_MAX)
		.execute()
	return rows.map((row) => ({
		id: row.id,
		...deviceOf(row.user_agent),
		openedAt: row.created_at.toISOString(),
		usedAt: row.used_at.toISOString(),
		isThis: row.key_hash === keyHash,
	}))
}

/**
 * Ends one of a member's sessions. @returns the hash of its key, to close its live connections.
 * @throws Problem 404 if it is not one of theirs.
 */
export async function endListedSession(db: Database, memberId: string, id: string): Promise<string> {
	const ended = UUID.test(id)
		? await db
				.deleteFrom('session')
				.where('id', '=', id)
				.where('member_id', '=', memberId)
				.returning('key_hash')
				.executeTakeFirst()
		: undefined
	if (!ended) throw new Problem('request.notFound', 404)
	return ended.key_hash
}

/** Ends all of a member's sessions except the requesting one. @returns the hashes of their keys. */
export async function endOtherSessions(db: Database, memberId: string, keyHash: string): Promise<string[]> {
	const rows = await db
		.deleteFrom('session')
		.where('member_id', '=', memberId)
		.where('key_hash', '!=', keyHash)
		.returning('key_hash')
		.execute()
	return rows.map(({ key_hash }) => key_hash)
}
