import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MINUTE_MS } from 'shared-contract/units'
import { Problem } from '../problem.ts'
import type { Settings } from '../settings.ts'

/** Addresses that are remembered, and members of each route. */
const REMEMBERED = 20_000

/**
 * Limits what one address may ask of the API in a minute; routes may set a lower number. Files and drawn pictures are not
 * counted: a page has dozens.
 */
export async function registerRateLimit(app: FastifyInstance, { REQUESTS_PER_MINUTE }: Settings): Promise<void> {
	if (REQUESTS_PER_MINUTE === 0) return
	await app.register(rateLimit, {
		max: REQUESTS_PER_MINUTE,
		timeWindow: MINUTE_MS,
		cache: REMEMBERED,
		// By the route as well: an address may write the same path in other signs, as `/%61pi/`.
		allowList: ({ url, routeOptions }) => !isOfApi(url) && !isOfApi(routeOptions.url ?? ''),
		errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
	})
}

/** Limits what each member does in a minute by one route, whatever addresses they do it from; counted in this process. */
export function memberLimit(
	app: FastifyInstance,
	perMinute: number,
	memberIdOf: (request: FastifyRequest) => Promise<string>,
): (request: FastifyRequest) => Promise<void> {
	// Where nothing is limited, the plugin is not there.
	if (!app.hasDecorator('createRateLimit')) return async () => {}
	const count = app.createRateLimit({ max: perMinute, timeWindow: MINUTE_MS, keyGenerator: memberIdOf, allowList: [] })
	return async (request) => {
		const counted = await count(request)
		if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl)
	}
}

const tooMany = (ttl: number) => new Problem('request.tooMany', 429, { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) })

const isOfApi = (path: string) => path.startsWith('/api/')
