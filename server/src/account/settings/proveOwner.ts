import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { requireRecentProof } from '../../core/identity/recentProof.ts'
import { Problem } from '../../core/problem.ts'
import { attemptSucceeded, beginAttempt } from '../loginAttempt.ts'
import { isPassword, refuseWhereHashingIsBusy } from '../passwordHash.ts'
import { lockProven, type Proof as Proven } from '../proof.ts'

interface TypedPassword {
	memberId: string
	password: string
	/** The form field of the password, for errors. */
	field: string
}

/**
 * Checks the password of a signed-in member, so that an open session alone cannot take over an account. Its attempts are
 * counted apart from logins, so that others cannot use them up.
 *
 * @returns the proof, for {@link lockOwner}.
 * @throws auth.password.wrong, auth.tooMany, server.busy.
 */
export async function proveOwner(
	db: Database,
	{ memberId, password, field, now }: TypedPassword & { now: Date },
): Promise<Proven> {
	const passwordHash = await readHash(db, memberId)
	refuseWhereHashingIsBusy()
	// The id in place of the address: other people on the same network do not count.
	const attempt = await beginAttempt(db, { address: memberId, account: memberId, now })
	if (!(await isPassword(password, passwordHash))) throw wrong(field)
	await attemptSucceeded(db, attempt, memberId)
	return { passwordHash }
}

/**
 * Proves the owner for a form that asks for the password. An account without one needs a recent proof of its session.
 *
 * @throws auth.password.wrong, auth.stepUp, auth.tooMany, server.busy.
 */
export async function proveChange(request: FastifyRequest, context: AppContext, typed: TypedPassword): Promise<Proven> {
	if ((await readHash(context.db, typed.memberId)) !== null) {
		return proveOwner(context.db, { ...typed, now: context.now() })
	}
	await requireRecentProof(request, context)
	return { passwordHash: null }
}

async function readHash(db: Database, memberId: string): Promise<string | null> {
	const row = await db.selectFrom('member').where('id', '=', memberId).select('password_hash').executeTakeFirst()
	return row?.password_hash ?? null
}

/** Locks the account. @throws auth.password.wrong if the password was changed since the proof. */
export async function lockOwner(transaction: Database, memberId: string, proven: Proven, field: string): Promise<void> {
	if (!(await lockProven(transaction, memberId, proven))) throw wrong(field)
}

function wrong(field: string): Problem {
	return new Problem('auth.password.wrong', 403, { fields: { [field]: 'auth.password.wrong' } })
}
