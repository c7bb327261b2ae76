import type { Member } from 'shared-contract'
import { MINUTE_MS } from 'shared-contract/units'
import type { AppContext } from '../appContext.ts'
import type { Database } from '../database/schema.ts'
import { Problem } from '../problem.ts'
import { memberColumns, toMember } from './member.ts'
import { hashSessionKey, newSessionKey, type SessionKey } from './sessionKey.ts'

const LAST_USE_STEP_MS = 5 * MINUTE_MS
/** Sessions of one member at the same time. */
export const SESSIONS_MAX = 50

interface NewSession {
	memberId: string
	/** Locks the member until the transaction ends; false if they have not proven to be them any more. */
	lock(transaction: Database): Promise<boolean>
	/** The User-Agent header. */
	userAgent?: string
	now: Date
	expiresAt: Date
}

interface OpenedSession extends SessionKey {
	/** The key hashes of the sessions that were ended to make room. */
	ended: string[]
}

/**
 * Opens a session for a member and returns its key, which is never stored. Expired sessions are deleted. If the member has
 * {@link SESSIONS_MAX} sessions, the least recently used one ends.
 *
 * @throws Problem `auth.credentials` when the proof of the sign-in holds no more.
 */
export async function openSession(db: AppContext['db'], session: NewSession): Promise<OpenedSession> {
	const { memberId, lock, userAgent = '', now, expiresAt } = session
	const key = newSessionKey()
	const keyHash = hashSessionKey(key)
	await db.deleteFrom('session').where('expires_at', '<=', now).execute()
	const ended = await db.transaction().execute(async (transaction) => {
		// The lock makes concurrent sign-ins of one member serial, so that they cannot exceed the limit together.
		if (!(await lock(transaction))) throw new Problem('auth.credentials', 401)
		await transaction
			.insertInto('session')
			.values({
				key_hash: keyHash,
				member_id: memberId,
				user_agent: userAgent,
				created_at: now,
				used_at: now,
				expires_at: expiresAt,
			})
			.execute()
		return endOldest(transaction, memberId, keyHash)
	})
	return { ...key, ended }
}

/** Ends the least recently used sessions of a member beyond the limit, but never the new one. */
async function endOldest(db: Database, memberId: string, opened: string): Promise<string[]> {
	const rows = await db
		.deleteFrom('session')
		.where('key_hash', 'in', (eb) =>
			eb
				.selectFrom('session as other')
				.where('other.member_id', '=', memberId)
				.where('other.key_hash', '!=', opened)
				.select('other.key_hash')
				.orderBy('other.used_at', 'desc')
				.orderBy('other.created_at', 'desc')
				.orderBy('other.id')
				.offset(SESSIONS_MAX - 1),
		)
		.returning('key_hash')
		.execute()
	return rows.map(({ key_hash }) => key_hash)
}

/** The member of a session key. Updates the session's last use every few minutes. */
export async function memberOfSession(db: Database, key: SessionKey, now: Date): Promise<Member | null> {
	const keyHash = hashSessionKey(key)
	const row = await db
		.selectFrom('session')
		.innerJoin('member', 'member.id', 'session.member_id')
		.where('session.key_hash', '=', keyHash)
		.where('session.expires_at', '>', now)
		.select([...memberColumns, 'session.used_at'])
		.executeTakeFirst()
	if (!row) return null
	if (now.getTime() - row.used_at.getTime() >= LAST_USE_STEP_MS) {
		await db.updateTable('session').set({ used_at: now }).where('key_hash', '=', keyHash).execute()
	}
	return toMember(row)
}

/** Ends a session. @returns whether there was one. */
export async function endSession(db: Database, key: SessionKey): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom('session')
		.where('key_hash', '=', hashSessionKey(key))
		.executeTakeFirst()
	return numDeletedRows > 0
}

/** Ends every session of a member, as after a change of password. */
export async function endSessionsOf(db: Database, memberId: string): Promise<void> {
	await db.deleteFrom('session').where('member_id', '=', memberId).execute()
}
