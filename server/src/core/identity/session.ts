import type { Member } from 'shared-contract'
import { MINUTE_MS } from 'shared-contract/units'
import type { AppContext } from '../appContext.ts'
import type { Database } from '../database/schema.ts'
import { Problem } from '../problem.ts'
import { memberColumns, toMember } from './member.ts'
import { lockProven, type Proof } from './proof.ts'
import { hashSessionKey, newSessionKey, type SessionKey } from './sessionKey.ts'

const USED_STEP_MS = 5 * MINUTE_MS
/** Where a member is signed in at once. */
export const SESSIONS_MAX = 50

interface Opening {
	memberId: string
	/** What let them in, which must still hold; nothing where the account was made just now. */
	proof?: Proof | undefined
	/** How the browser describes itself. */
	userAgent?: string
	now: Date
	expiresAt: Date
}

interface Opened extends SessionKey {
	/** The hashes of the keys of sessions that ended for it. */
	ended: string[]
}

/**
 * Opens a session for a member and gives its key, which is stored nowhere. Sessions that have run out are cleared away; of a
 * member who is signed in at {@link SESSIONS_MAX} places, the session that was used longest ago ends.
 *
 * @throws Problem auth.credentials where the password, or the link to Discord, is another by now.
 */
export async function openSession(db: AppContext['db'], opening: Opening): Promise<Opened> {
	const { memberId, proof, userAgent = '', now, expiresAt } = opening
	const key = newSessionKey()
	const keyHash = hashSessionKey(key)
	await db.deleteFrom('session').where('expires_at', '<=', now).execute()
	const ended = await db.transaction().execute(async (transaction) => {
		// Who signs in at several places at the same moment does so one after the other, or all would find room.
		if (!(await lockProven(transaction, memberId, proof))) throw new Problem('auth.credentials', 401)
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
		return endForgotten(transaction, memberId, keyHash)
	})
	return { ...key, ended }
}

/** Ends the sessions of a member that are one too many beside the one that was just opened. */
async function endForgotten(db: Database, memberId: string, opened: string): Promise<string[]> {
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
