import type { FastifyRequest } from 'fastify'
import type { Member } from 'shared-contract'
import { memberShown } from '../../account/authentication.ts'
import { Problem } from '../../api/problem.ts'
import type { Parts } from '../../parts.ts'

/** Whose messages, groups and friends whoever asks is shown. @throws Problem 401 where it is nobody's. */
export async function readerOf(request: FastifyRequest, parts: Parts): Promise<Member> {
	const member = await memberShown(request, parts)
	if (!member) throw new Problem('auth.required', 401)
	return member
}
