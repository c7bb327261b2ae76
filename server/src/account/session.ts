import type { Member } from 'shared-contract'
import type { Database } from '../database/schema.ts'
import { memberColumns, toMember } from './member.ts'
import { hashSessionKey, newSessionKey, type SessionKey } from './sessionKey.ts'

const USED_STEP_MS = 5 * 60_000

interface Opening {
	memberId: string
	/** How the browser describes itself. */
	userAgent?: string
	now: Date
	expiresAt: Date
}

/** Opens a session for a member and gives its key, which is stored nowhere. Sessions that have run out are cleared away. */
export async function openSession(db: Database, opening: Opening): Promise<SessionKey> {
	const { memberId, userAgent = '', now, expiresAt } = opening
	const key = newSessionKey()
	await db.deleteFrom('session').where('expires_at', '<=', now).execute()
	await db
		.insertInto('session')
		.values({
			key_hash: hashSessionKey(key),
			member_id: memberId,
			user_agent: userAgent,
			created_at: now,
			used_at: now,
			expires_at: expiresAt,
		})
		.execute()
	return key
}

/** Whose session a key opens, if it opens one. That it is used is kept, every few minutes. */
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
	if (now.getTime() - row.used_at.getTime() >= USED_STEP_MS) {
		await db.updateTable('session').set({ used_at: now }).where('key_hash', '=', keyHash).execute()
	}
	return toMember(row)
}

export async function endSession(db: Database, key: SessionKey): Promise<void> {
	await db.deleteFrom('session').where('key_hash', '=', hashSessionKey(key)).execute()
}

/** Revokes every session of a member: after a change of password, or when an account is lost to somebody else. */
export async function endSessionsOf(db: Database, memberId: string): Promise<void> {
	await db.deleteFrom('session').where('member_id', '=', memberId).execute()
}
