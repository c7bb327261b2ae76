import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from 'shared-contract'
import { MINUTE_MS } from 'shared-contract/units'
import type { ProcessContext } from '../appContext.ts'
import { type TokenAccess, tokenAccess } from '../identity/tokenAccess.ts'
import { Problem } from '../problem.ts'
import { networkOf } from './networkOf.ts'
import { isOwnRequest } from './ownRequest.ts'
import { costOf, REQUEST_COSTS, type RequestKind } from './requestCosts.ts'
import { RequestCounts } from './requestCounts.ts'

declare module 'fastify' {
	interface FastifyContextConfig {
		/** The endpoint takes access tokens, whose requests {@link tokenLimit} counts in place of their address. */
		isForApps?: boolean
		/** The route's own units per minute for one address, in place of those of its budget; `false`: no limit. */
		rateLimit?: false | { max: number; countsAll?: boolean }
	}
	interface FastifyInstance {
		/** Null where the site limits no requests. */
		requestCounts: RequestCounts | null
		/**
		 * Takes more of the budget of a request's address, once or several times, where the work turned out to be dear. It
		 * refuses nothing.
		 */
		chargeMore(
			request: FastifyRequest,
			kind: 'drawing' | 'encoding' | 'painting' | 'pageMaking' | 'sitemapMaking',
			times?: number,
		): void
	}
}

/** Addresses, and members by route, that are counted at once. */
const KEYS_COUNTED = 50_000

/** Units of pages and pictures for each unit of the API: a first visit takes about 6 of the API and 150 of pages. */
export const PAGES_PER_API_UNIT = 25

/**
 * Limits what one address takes per minute, over all processes of the site: one budget for the API, one for pages, pictures and
 * files. `requestCosts.ts` says what each takes; routes may set a lower limit of their own. Requests of the server itself and
 * those with access tokens are not counted, but by a route that `countsAll`.
 */
export function registerRateLimit(app: FastifyInstance, context: ProcessContext): void {
	const { REQUESTS_PER_MINUTE } = context.settings
	const counts = REQUESTS_PER_MINUTE === 0 ? null : new RequestCounts(context.live, KEYS_COUNTED)
	app.decorate('requestCounts', counts)
	app.decorate('chargeMore', (request: FastifyRequest, kind: RequestKind, times = 1) => {
		const { budget, cost } = REQUEST_COSTS[kind]
		if (typeof cost === 'number') counts?.add(`${budget} ${networkOf(request.ip)}`, MINUTE_MS, cost * times)
	})
	if (!counts) return
	app.addHook('onClose', async () => counts.close())
	app.addHook('onRequest', async (request, reply) => {
		const { url, config } = request.routeOptions
		const own = config?.rateLimit
		if (own === false || (!own?.countsAll && (isOwnRequest(request) || (await hasToken(request))))) return
		const { budget, cost } = costOf(request)
		const key = `${budget} ${networkOf(request.ip)}`
		const max = budget === 'api' ? REQUESTS_PER_MINUTE : REQUESTS_PER_MINUTE * PAGES_PER_API_UNIT
		const limit = own ? { key: `${request.method} ${url} ${key}`, max: own.max } : { key, max }
		take(counts, { ...limit, cost }, reply)
	})

	async function hasToken(request: FastifyRequest): Promise<boolean> {
		if (!request.routeOptions.config?.isForApps) return false
		return tokenAccess(request, context).then(
			(access) => access !== null,
			() => false,
		)
	}
}

/** Limits the requests of each member per minute by one route, over all addresses and processes. */
export function memberLimit(
	{ requestCounts }: FastifyInstance,
	{ method, path }: Pick<Route, 'method' | 'path'>,
	max: number,
	memberIdOf: (request: FastifyRequest) => Promise<string>,
): (request: FastifyRequest) => Promise<void> {
	if (!requestCounts) return async () => {}
	return async (request) => take(requestCounts, { key: `${method} ${path} of ${await memberIdOf(request)}`, max })
}

/**
 * Limits the requests with access tokens per minute: those of one app for one member, and those of a member's own tokens.
 * The answers say what is left, in the `RateLimit` headers of the IETF draft.
 */
export function tokenLimit(
	{ requestCounts }: FastifyInstance,
	max: number,
): (request: FastifyRequest, reply: FastifyReply, access: TokenAccess) => Promise<void> {
	if (!requestCounts || max === 0) return async () => {}
	return async (request, reply, { member, appId }) => {
		const { cost } = costOf(request)
		take(requestCounts, { key: `${appId ?? 'own tokens'} for ${member.id}`, max, cost }, reply)
	}
}

interface Limit {
	key: string
	/** Units per minute. */
	max: number
	cost?: number
}

/** Counts the units of a request, and tells what is left. @throws Problem 429 above the limit. */
function take(counts: RequestCounts, { key, max, cost }: Limit, reply?: FastifyReply): void {
	const { current, ttl } = counts.add(key, MINUTE_MS, cost)
	const seconds = Math.max(1, Math.ceil(ttl / 1000))
	reply?.headers({
		'ratelimit-limit': max,
		'ratelimit-remaining': Math.max(0, max - current),
		'ratelimit-reset': seconds,
	})
	if (current > max) throw new Problem('request.tooMany', 429, { retryAfter: seconds })
}
