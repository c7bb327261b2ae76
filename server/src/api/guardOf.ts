import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Route } from 'shared-contract'
import { memberAsking } from '../account/authentication.ts'
import type { Parts } from '../parts.ts'
import { memberLimit } from '../security/memberLimit.ts'
import { networkOf } from '../security/networkOf.ts'
import { idempotencyKey, once } from './idempotency.ts'
import type { ServeOptions } from './serve.ts'

/** How often a member may write by one route in a minute, where the route does not say. */
const WRITES_PER_MINUTE = 120

declare module 'fastify' {
	interface FastifyInstance {
		parts: Parts
	}
}

/** What stands between a request and its handler: how often a member may ask, and that what is made is made once. */
export function guardOf<Answer>(
	app: FastifyInstance,
	route: Route,
	options: ServeOptions,
): (request: FastifyRequest, act: () => Promise<Answer> | Answer) => Promise<Answer> | Answer {
	const { perMember = route.method === 'GET' ? undefined : WRITES_PER_MINUTE } = options
	const { idempotent = route.method === 'POST' } = options
	if (perMember === undefined && !idempotent) return (_request, act) => act()
	const limit = perMember === undefined ? undefined : memberLimit(perMember)

	return async (request, act) => {
		const { parts } = app
		const member = await memberAsking(request, parts)
		if (member && limit && parts.settings.REQUESTS_PER_MINUTE > 0) limit(member.id, parts.now().getTime())
		const key = idempotent ? idempotencyKey(request.headers['idempotency-key']) : undefined
		if (key === undefined) return act()
		const { params, query, body } = request
		const doing = {
			owner: member?.id ?? networkOf(request.ip),
			route: `${route.method} ${route.path}`,
			key,
			asked: [params, query, body],
			now: parts.now(),
		}
		return once(parts.db, doing, async () => act())
	}
}
