import type { Database } from '../database/schema.ts'
import { memberColumns, toMember } from '../identity/member.ts'
import { hashSessionKey, type SessionKey } from '../identity/sessionKey.ts'
import type { ConnectionSession } from './liveConnection.ts'

/** The session of a key with its expiry; null when there is none. */
export async function openedSession(db: Database, key: SessionKey, now: Date): Promise<ConnectionSession | null> {
	const keyHash = hashSessionKey(key)
	const row = await db
		.selectFrom('session')
		.innerJoin('member', 'member.id', 'session.member_id')
		.where('session.key_hash', '=', keyHash)
		.where('session.expires_at', '>', now)
		.select([...memberColumns, 'session.expires_at'])
		.executeTakeFirst()
	return row ? { member: toMember(row), keyHash, expiresAt: row.expires_at } : null
}

/** The sessions that have neither ended nor expired. */
export async function validSessions(db: Database, keyHashes: string[], now: Date): Promise<Set<string>> {
	if (keyHashes.length === 0) return new Set()
	const rows = await db
		.selectFrom('session')
		.where('key_hash', 'in', keyHashes)
		.where('expires_at', '>', now)
		.select('key_hash')
		.execute()
	return new Set(rows.map(({ key_hash }) => key_hash))
}
