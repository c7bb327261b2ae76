import type { Database } from '../../core/database/schema.ts'
import { lockProven, type Proof as Proven } from '../../core/identity/proof.ts'
import { Problem } from '../../core/problem.ts'
import { attemptSucceeded, beginAttempt } from '../loginAttempt.ts'
import { isPassword, refuseWhereHashingIsBusy } from '../passwordHash.ts'

interface Proof {
	memberId: string
	password: string
	/** The name of the field that the password stands in. */
	field: string
	now: Date
}

/**
 * Makes sure that whoever uses a session also knows the password of the account: an open page alone takes no account
 * over. Tries are counted apart from those of a sign-in: nobody without a session can use them up.
 *
 * @returns what was proven, for {@link lockOwner}.
 * @throws auth.password.wrong, auth.tooMany, server.busy.
 */
export async function proveOwner(db: Database, { memberId, password, field, now }: Proof): Promise<Proven> {
	const row = await db.selectFrom('member').where('id', '=', memberId).select('password_hash').executeTakeFirst()
	// Who came by Discord and never chose a password has only the session to prove it with.
	if (row?.password_hash === null) return { passwordHash: null }
	refuseWhereHashingIsBusy()
	// The id stands for the address too: strangers on the same network are not counted.
	const attempt = await beginAttempt(db, { address: memberId, account: memberId, now })
	if (!(await isPassword(password, row?.password_hash))) {
		throw wrong(field)
	}
	await attemptSucceeded(db, attempt, memberId)
	return { passwordHash: row?.password_hash ?? null }
}

/** Holds the account for what its owner does to it. @throws auth.password.wrong where the password is another by now. */
export async function lockOwner(transaction: Database, memberId: string, proven: Proven, field: string): Promise<void> {
	if (!(await lockProven(transaction, memberId, proven))) throw wrong(field)
}

function wrong(field: string): Problem {
	return new Problem('auth.password.wrong', 403, { fields: { [field]: 'auth.password.wrong' } })
}
