import { Problem } from '../../api/problem.ts'
import type { Database } from '../../database/schema.ts'
import { attemptSucceeded, beginAttempt } from '../loginAttempt.ts'
import { isPassword } from '../passwordHash.ts'

interface Proof {
	memberId: string
	password: string
	/** The name of the field that the password stands in. */
	field: string
	address: string
	now: Date
}

/**
 * Makes sure that whoever uses a session also knows the password of the account: an open page alone takes no account
 * over. Tries count as those of a sign-in do.
 *
 * @throws auth.password.wrong, auth.tooMany.
 */
export async function proveOwner(db: Database, { memberId, password, field, address, now }: Proof): Promise<void> {
	const row = await db
		.selectFrom('member')
		.where('id', '=', memberId)
		.select(['email_key', 'password_hash'])
		.executeTakeFirst()
	// Who came by Discord and never chose a password has only the session to prove it with.
	if (row?.password_hash === null) return
	const account = row?.email_key ?? memberId
	const attempt = await beginAttempt(db, { address, account, now })
	if (!(await isPassword(password, row?.password_hash))) {
		throw new Problem('auth.password.wrong', 403, { fields: { [field]: 'auth.password.wrong' } })
	}
	await attemptSucceeded(db, attempt, account)
}
