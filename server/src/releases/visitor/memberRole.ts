import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CanaryRole } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { CACHE } from '../../core/http/serve.ts'
import { keyOf, memberOfKey } from '../../core/identity/authentication.ts'
import { readSessionCookie } from '../../core/identity/sessionCookie.ts'
import type { RegistryMemory } from '../registryMemory.ts'
import { isTried } from './given.ts'
import { dropRole, readRole, setRoleCookie } from './roleCookie.ts'

/** The role by which whoever asks with a whole key is given candidates. */
export async function memberRole(request: FastifyRequest, context: AppContext): Promise<CanaryRole | undefined> {
	const member = await memberOfKey(request, context)
	return member === null || member.role === 'member' ? undefined : member.role
}

/**
 * Keeps, while a role tries a version, a browser's role in step with its member: what a page asks the API tells who it is,
 * and the next page is given what they try. Whoever signs out is given what everybody is.
 */
export function rememberRoles(app: FastifyInstance, context: AppContext, memory: RegistryMemory): void {
	const { settings, now } = context
	app.addHook('onSend', async (request, reply) => {
		const snapshot = memory.held
		if (!snapshot || !request.url.startsWith('/api/') || !isTried(snapshot, 'role')) return
		const by = { secret: snapshot.secret, now: now() }
		const kept = readRole(request, by)
		const isSignedOut = readSessionCookie(request, settings) === undefined
		// With half of a key nobody can be told.
		if (!keyOf(request, context) && !isSignedOut) return
		const role = isSignedOut ? undefined : await memberRole(request, context)
		if (role === kept) return
		// What a cache keeps for everybody sets nobody's cookie.
		const isShared = String(reply.getHeader('cache-control') ?? '').startsWith('public')
		if (isShared) reply.header('cache-control', CACHE.personal)
		if (role) setRoleCookie(reply, settings, role, by)
		else dropRole(reply, settings)
	})
}
