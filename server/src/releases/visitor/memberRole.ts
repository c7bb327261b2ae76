import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CanaryRole } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { CACHE } from '../../core/http/serve.ts'
import { keyOf, memberOfKey } from '../../core/identity/authentication.ts'
import { readSessionCookie } from '../../core/identity/sessionKey.ts'
import type { RegistryCache } from '../registryCache.ts'
import { hasOverrides } from './overrideCookie.ts'
import { clearRoleCookie, readRole, setRoleCookie } from './roleCookie.ts'

/** The role of the signed-in member that decides about canaries and flags; undefined for plain members and visitors. */
export async function memberRole(request: FastifyRequest, context: AppContext): Promise<CanaryRole | undefined> {
	const member = await memberOfKey(request, context)
	return member === null || member.role === 'member' ? undefined : member.role
}

/**
 * Hook that keeps the role cookie in sync with the signed-in member while a canary or a flag is for a role, and in a browser with
 * overrides, whose versions may have such a flag. Requests to the API
 * authenticate the member, and the next page uses the cookie. Signing out removes it.
 */
export function syncRoleCookie(app: FastifyInstance, context: AppContext, cache: RegistryCache): void {
	const { settings, now } = context
	app.addHook('onSend', async (request, reply) => {
		const snapshot = cache.cached
		if (!snapshot || !request.url.startsWith('/api/')) return
		if (!snapshot.variesBy.has('role') && !hasOverrides(request)) return
		const by = { secret: snapshot.secret, now: now() }
		const previous = readRole(request, by)
		const isSignedOut = readSessionCookie(request, settings) === undefined
		// Half of a session key does not authenticate.
		if (!keyOf(request, context) && !isSignedOut) return
		const role = isSignedOut ? undefined : await memberRole(request, context)
		if (role === previous) return
		// A public answer must not be cached with a cookie.
		const isShared = String(reply.getHeader('cache-control') ?? '').startsWith('public')
		if (isShared) reply.header('cache-control', CACHE.personal)
		if (role) setRoleCookie(reply, settings, role, by)
		else clearRoleCookie(reply, settings)
	})
}
