import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Route } from 'shared-contract'
import { MINUTE_MS } from 'shared-contract/units'
import type { ProcessContext } from '../appContext.ts'
import { Problem } from '../problem.ts'
import { countStore, RequestCounts } from './requestCounts.ts'

/** Addresses, and members by route, that are counted at once. */
const KEYS_COUNTED = 50_000

/**
 * Limits the API requests of one address per minute, over all processes of the site; routes may set a lower limit. Files and
 * generated pictures are not counted, because a page loads dozens.
 */
export async function registerRateLimit(
	app: FastifyInstance,
	{ settings: { REQUESTS_PER_MINUTE }, live }: ProcessContext,
): Promise<void> {
	if (REQUESTS_PER_MINUTE === 0) return
	const counts = new RequestCounts(live, KEYS_COUNTED)
	app.addHook('onClose', async () => counts.close())
	await app.register(rateLimit, {
		max: REQUESTS_PER_MINUTE,
		timeWindow: MINUTE_MS,
		store: countStore(counts),
		// Also checks the route, because a URL may encode the path differently, as `/%61pi/`.
		allowList: ({ url, routeOptions }) => !isOfApi(url) && !isOfApi(routeOptions.url ?? ''),
		errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
	})
}

/** Limits the requests of each member per minute by one route, over all addresses and processes. */
export function memberLimit(
	app: FastifyInstance,
	{ method, path }: Pick<Route, 'method' | 'path'>,
	perMinute: number,
	memberIdOf: (request: FastifyRequest) => Promise<string>,
): (request: FastifyRequest) => Promise<void> {
	// Without a limit the plugin is not registered.
	if (!app.hasDecorator('createRateLimit')) return async () => {}
	const keyGenerator = async (request: FastifyRequest) => `${method} ${path} of ${await memberIdOf(request)}`
	const count = app.createRateLimit({ max: perMinute, timeWindow: MINUTE_MS, keyGenerator, allowList: [] })
	return async (request) => {
		const counted = await count(request)
		if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl)
	}
}

const tooMany = (ttl: number) => new Problem('request.tooMany', 429, { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) })

const isOfApi = (path: string) => /^\/(api|mal)\//.test(path)
