import { MINUTE_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import type { ChallengePurpose } from './tables.ts'

export const CHALLENGE_MS = 5 * MINUTE_MS

interface Challenge {
	challenge: string
	purpose: ChallengePurpose
	/** Null where a passkey alone tells who signs in. */
	memberId: string | null
	now: Date
}

/** Stores a challenge for its only use. */
export async function storeChallenge(db: Database, { challenge, purpose, memberId, now }: Challenge): Promise<void> {
	await db.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute()
	const expires_at = new Date(now.getTime() + CHALLENGE_MS)
	await db.insertInto('passkey_challenge').values({ challenge, purpose, member_id: memberId, expires_at }).execute()
}

/** Uses a challenge up. @returns whether it was stored for this purpose and member, and is not too old. */
export async function takeChallenge(db: Database, { challenge, purpose, memberId, now }: Challenge): Promise<boolean> {
	const taken = await db
		.deleteFrom('passkey_challenge')
		.where('challenge', '=', challenge)
		.where('purpose', '=', purpose)
		.where('member_id', 'is not distinct from', memberId)
		.where('expires_at', '>', now)
		.returning('challenge')
		.executeTakeFirst()
	return taken !== undefined
}
