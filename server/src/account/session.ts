import type { Member } from 'shared-contract'
import type { Database } from '../database/schema.ts'
import { memberColumns, toMember } from './member.ts'
import { hashSessionKey, newSessionKey, type SessionKey } from './sessionKey.ts'

interface Opening {
	memberId: string
	now: Date
	expiresAt: Date
}

/** Opens a session for a member and gives its key, which is stored nowhere. Sessions that have run out are cleared away. */
export async function openSession(db: Database, { memberId, now, expiresAt }: Opening): Promise<SessionKey> {
	const key = newSessionKey()
	await db.deleteFrom('session').where('expires_at', '<=', now).execute()
	await db
		.insertInto('session')
		.values({ key_hash: hashSessionKey(key), member_id: memberId, created_at: now, expires_at: expiresAt })
		.execute()
	return key
}

/** Whose session a key opens, if it opens one. */
export async function memberOfSession(db: Database, key: SessionKey, now: Date): Promise<Member | null> {
	const row = await db
		.selectFrom('session')
		.innerJoin('member', 'member.id', 'session.member_id')
		.where('session.key_hash', '=', hashSessionKey(key))
		.where('session.expires_at', '>', now)
		.select(memberColumns)
		.executeTakeFirst()
	return row ? toMember(row) : null
}

export async function endSession(db: Database, key: SessionKey): Promise<void> {
	await db.deleteFrom('session').where('key_hash', '=', hashSessionKey(key)).execute()
}

/** Revokes every session of a member: after a change of password, or when an account is lost to somebody else. */
export async function endSessionsOf(db: Database, memberId: string): Promise<void> {
	await db.deleteFrom('session').where('member_id', '=', memberId).execute()
}
