import { MINUTE_MS } from 'shared-contract/units'
import type { Database } from '../core/database/schema.ts'
import { Problem } from '../core/problem.ts'

const WINDOW_MS = 15 * MINUTE_MS
/** Failures in the window after which an account takes no more tries, from anywhere. */
export const ACCOUNT_FAILURES_MAX = 10
/** The same for an address: more, since a house or a school shares one. */
export const ADDRESS_FAILURES_MAX = 20

interface Attempt {
	address: string
	/** The folded e-mail, whether there is such an account or not. */
	account: string
	now: Date
}

/**
 * Counts a try to sign in as failed until it has succeeded, so that tries made at the same moment see each other. The
 * counts are in the database: they outlive the process and are shared by all.
 *
 * @returns the try, for {@link attemptSucceeded}.
 * @throws auth.tooMany where the account or the address has failed too often.
 */
export async function beginAttempt(db: Database, { address, account, now }: Attempt): Promise<number> {
	await db
		.deleteFrom('login_attempt')
		.where('attempted_at', '<=', new Date(now.getTime() - WINDOW_MS))
		.execute()
	const { id } = await db
		.insertInto('login_attempt')
		.values({ address, account, attempted_at: now })
		.returning('id')
		.executeTakeFirstOrThrow()

	const ofAccount = await attemptsOf(db, 'account', account)
	const ofAddress = await attemptsOf(db, 'address', address)
	const full = [
		...(ofAccount.count > ACCOUNT_FAILURES_MAX ? [ofAccount.oldest] : []),
		...(ofAddress.count > ADDRESS_FAILURES_MAX ? [ofAddress.oldest] : []),
	]
	if (full.length === 0) return id

	// A try that was not let through counts for nothing, or a stranger could lock a member out for good.
	await db.deleteFrom('login_attempt').where('id', '=', id).execute()
	const freeAt = Math.max(...full.map((oldest) => oldest.getTime() + WINDOW_MS))
	const retryAfter = Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000))
	throw new Problem('auth.tooMany', 429, { retryAfter })
}

/**
 * Forgets this try and the failures of the account. The failures still count for their addresses, or somebody could reset
 * an address by signing in to an account of their own.
 */
export async function attemptSucceeded(db: Database, id: number, account: string): Promise<void> {
	await db.deleteFrom('login_attempt').where('id', '=', id).execute()
	await clearAttempts(db, account)
}

/** An account is no longer called by an e-mail: what failed under it counts for the addresses alone. */
export async function clearAttempts(db: Database, account: string): Promise<void> {
	await db.updateTable('login_attempt').set({ account: null }).where('account', '=', account).execute()
}

async function attemptsOf(db: Database, column: 'account' | 'address', value: string) {
	return db
		.selectFrom('login_attempt')
		.where(column, '=', value)
		.select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<Date>('attempted_at').as('oldest')])
		.executeTakeFirstOrThrow()
}
