import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MINUTE_MS } from 'shared-contract/units'
import { Problem } from '../problem.ts'
import type { Settings } from '../settings.ts'

/** Addresses that are counted at once, and members for each route. */
const CACHE_SIZE = 20_000

/**
 * Limits the API requests of one address per minute; routes may set a lower limit. Files and generated pictures are not
 * counted, because a page loads dozens.
 */
export async function registerRateLimit(app: FastifyInstance, { REQUESTS_PER_MINUTE }: Settings): Promise<void> {
	if (REQUESTS_PER_MINUTE === 0) return
	await app.register(rateLimit, {
		max: REQUESTS_PER_MINUTE,
		timeWindow: MINUTE_MS,
		cache: CACHE_SIZE,
		// Also checks the route, because a URL may encode the path differently, as `/%61pi/`.
		allowList: ({ url, routeOptions }) => !isOfApi(url) && !isOfApi(routeOptions.url ?? ''),
		errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
	})
}

/** Limits the requests of each member per minute by one route, over all addresses. Counted per process. */
export function memberLimit(
	app: FastifyInstance,
	perMinute: number,
	memberIdOf: (request: FastifyRequest) => Promise<string>,
): (request: FastifyRequest) => Promise<void> {
	// Without a limit the plugin is not registered.
	if (!app.hasDecorator('createRateLimit')) return async () => {}
	const count = app.createRateLimit({ max: perMinute, timeWindow: MINUTE_MS, keyGenerator: memberIdOf, allowList: [] })
	return async (request) => {
		const counted = await count(request)
		if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl)
	}
}

const tooMany = (ttl: number) => new Problem('request.tooMany', 429, { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) })

const isOfApi = (path: string) => path.startsWith('/api/')
