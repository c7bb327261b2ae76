import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../core/appContext.ts'
import { Problem } from '../../core/problem.ts'
import { attemptSucceeded, beginAttempt } from '../loginAttempt.ts'
import { warnMember } from '../settings/warnOwner.ts'
import { takeCode } from './recoveryCodes.ts'

/**
 * Uses a recovery code of a member up, and tells them by e-mail. Attempts are counted as those of the password, by the member
 * in place of the address.
 *
 * @throws auth.code.wrong, auth.tooMany.
 */
export async function checkCode(
	request: FastifyRequest,
	context: AppContext,
	{ memberId, code }: { memberId: string; code: string },
): Promise<void> {
	const { db, now } = context
	const attempt = await beginAttempt(db, { address: memberId, account: memberId, now: now() })
	if (!(await takeCode(db, memberId, code))) {
		throw new Problem('auth.code.wrong', 403, { fields: { code: 'auth.code.wrong' } })
	}
	await attemptSucceeded(db, attempt, memberId)
	await warnMember(request, context, memberId, 'codeUsed')
}
