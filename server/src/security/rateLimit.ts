import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../api/problem.ts'
import type { Settings } from '../settings.ts'

const MINUTE_MS = 60_000

/**
 * Limits what one address may ask of the API in a minute; routes may set a lower number. Files and drawn pictures are not
 * counted: a page has dozens.
 */
export async function registerRateLimit(app: FastifyInstance, { REQUESTS_PER_MINUTE }: Settings): Promise<void> {
	if (REQUESTS_PER_MINUTE === 0) return
	await app.register(rateLimit, {
		max: REQUESTS_PER_MINUTE,
		timeWindow: MINUTE_MS,
		// By the route as well: an address may write the same path in other signs, as `/%61pi/`.
		allowList: ({ url, routeOptions }) => !isOfApi(url) && !isOfApi(routeOptions.url ?? ''),
		errorResponseBuilder: (_request, { ttl }) =>
			new Problem('request.tooMany', 429, { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
	})
}

const isOfApi = (path: string) => path.startsWith('/api/')
