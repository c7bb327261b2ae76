import { MINUTE_MS } from 'shared-contract/units'
import type { Database } from '../core/database/schema.ts'
import { Problem } from '../core/problem.ts'

const WINDOW_MS = 15 * MINUTE_MS
/** Maximum failures per account in the window, from any address. */
export const ACCOUNT_FAILURES_MAX = 10
/** Maximum failures per address in the window: more, since a school may share an address. */
export const ADDRESS_FAILURES_MAX = 20

interface Attempt {
	address: string
	/** The e-mail's key, even if no account has it. */
	account: string
	now: Date
}

/**
 * Counts a login attempt as failed until it succeeds, so that concurrent attempts count. The counts are in the database,
 * shared by all processes.
 *
 * @returns the attempt, for {@link attemptSucceeded}.
 * @throws auth.tooMany if the account or the address has failed too often.
 */
export async function beginAttempt(db: Database, { address, account, now }: Attempt): Promise<number> {
	// Attempts far in the future are those of a clock that has been set back since.
	await db
		.deleteFrom('login_attempt')
		.where(({ or, eb }) =>
			or([
				eb('attempted_at', '<=', new Date(now.getTime() - WINDOW_MS)),
				eb('attempted_at', '>', new Date(now.getTime() + WINDOW_MS)),
			]),
		)
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

	// A refused attempt does not count, or an attacker could lock a member out for ever.
	await db.deleteFrom('login_attempt').where('id', '=', id).execute()
	const freeAt = Math.max(...full.map((oldest) => oldest.getTime() + WINDOW_MS))
	const retryAfter = Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000))
	throw new Problem('auth.tooMany', 429, { retryAfter })
}

/**
 * Deletes the attempt and the failures of the account. The failures still count for their addresses, or an attacker could
 * reset an address by signing in to an own account.
 */
export async function attemptSucceeded(db: Database, id: number, account: string): Promise<void> {
	await db.deleteFrom('login_attempt').where('id', '=', id).execute()
	await clearAttempts(db, account)
}

/** Clears an account's failures; they still count for their addresses. */
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
