import type { Database } from '../../core/database/schema.ts'
import { lockProven, type Proof as Proven } from '../../core/identity/proof.ts'
import { Problem } from '../../core/problem.ts'
import { attemptSucceeded, beginAttempt } from '../loginAttempt.ts'
import { isPassword, refuseWhereHashingIsBusy } from '../passwordHash.ts'

interface Proof {
	memberId: string
	password: string
	/** The form field of the password, for errors. */
	field: string
	now: Date
}

/**
 * Checks the password of a signed-in member, so that an open session alone cannot take over an account. Its attempts are
 * counted apart from logins, so that others cannot use them up.
 *
 * @returns the proof, for {@link lockOwner}.
 * @throws auth.password.wrong, auth.tooMany, server.busy.
 */
export async function proveOwner(db: Database, { memberId, password, field, now }: Proof): Promise<Proven> {
	const row = await db.selectFrom('member').where('id', '=', memberId).select('password_hash').executeTakeFirst()
	// An account of Discord without a password has only its session as proof.
	if (row?.password_hash === null) return { passwordHash: null }
	refuseWhereHashingIsBusy()
	// The id in place of the address: other people on the same network do not count.
	const attempt = await beginAttempt(db, { address: memberId, account: memberId, now })
	if (!(await isPassword(password, row?.password_hash))) {
		throw wrong(field)
	}
	await attemptSucceeded(db, attempt, memberId)
	return { passwordHash: row?.password_hash ?? null }
}

/** Locks the account. @throws auth.password.wrong if the password was changed since the proof. */
export async function lockOwner(transaction: Database, memberId: string, proven: Proven, field: string): Promise<void> {
	if (!(await lockProven(transaction, memberId, proven))) throw wrong(field)
}

function wrong(field: string): Problem {
	return new Problem('auth.password.wrong', 403, { fields: { [field]: 'auth.password.wrong' } })
}
