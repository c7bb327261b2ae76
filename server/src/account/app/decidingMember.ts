import type { FastifyRequest } from 'fastify'
import type { Member } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { requireMember } from '../../core/identity/authentication.ts'

/**
 * The signed-in member who makes a token, registers an app or answers one: what lets somebody else act later.
 *
 * @throws Problem 401 for a visitor.
 */
export function decidingMember(request: FastifyRequest, context: AppContext): Promise<Member> {
	return requireMember(request, context)
}
