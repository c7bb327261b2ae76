import type { FastifyRequest } from 'fastify'
import type { Member } from 'shared-contract'
import { MINUTE_MS } from 'shared-contract/units'
import type { AppContext } from '../appContext.ts'
import { Problem } from '../problem.ts'
import { keyOf, requireMember } from './authentication.ts'
import { hashSessionKey } from './sessionKey.ts'

/** How long a proof counts. */
export const PROOF_MS = 10 * MINUTE_MS

/**
 * The signed-in member of a request, whose session was proven in the last ten minutes: by a sign-in, or by a step-up. Guards
 * actions by which an open session alone could take over an account.
 *
 * @throws Problem 401 `auth.required` for a visitor; 403 `auth.stepUp` without a recent proof: the page then asks for one and
 * repeats the request.
 */
export async function requireRecentProof(request: FastifyRequest, context: AppContext): Promise<Member> {
	const member = await requireMember(request, context)
	const key = keyOf(request, context)
	const session = key && (await findSession(context, hashSessionKey(key)))
	const since = context.now().getTime() - PROOF_MS
	if (!session || (session.proven_at ?? session.created_at).getTime() <= since) throw new Problem('auth.stepUp', 403)
	return member
}

function findSession({ db }: AppContext, keyHash: string) {
	return db.selectFrom('session').where('key_hash', '=', keyHash).select(['created_at', 'proven_at']).executeTakeFirst()
}

/** Marks the session of a request as proven now. */
export async function markProven(request: FastifyRequest, context: AppContext): Promise<void> {
	const key = keyOf(request, context)
	if (!key) throw new Problem('auth.required', 401)
	await context.db
		.updateTable('session')
		.set({ proven_at: context.now() })
		.where('key_hash', '=', hashSessionKey(key))
		.execute()
}
