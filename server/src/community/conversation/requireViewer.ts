import type { FastifyRequest } from 'fastify'
import type { Member } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { viewedMember } from '../../core/identity/authentication.ts'
import { Problem } from '../../core/problem.ts'

/** The member whose messages, groups and friends the request shows. @throws Problem 401 if there is none. */
export async function requireViewer(request: FastifyRequest, context: AppContext): Promise<Member> {
	const member = await viewedMember(request, context)
	if (!member) throw new Problem('auth.required', 401)
	return member
}
