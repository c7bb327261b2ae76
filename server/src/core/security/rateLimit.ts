import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from 'shared-contract'
import { MINUTE_MS } from 'shared-contract/units'
import type { ProcessContext } from '../appContext.ts'
import { type TokenAccess, tokenAccess } from '../identity/tokenAccess.ts'
import { Problem } from '../problem.ts'
import { networkOf } from './networkOf.ts'
import { isOwnRequest } from './ownRequest.ts'
import { costOf, REQUEST_COSTS, type RequestKind } from './requestCosts.ts'
import { countStore, keyWithCost, RequestCounts } from './requestCounts.ts'

declare module 'fastify' {
	interface FastifyContextConfig {
		/** The endpoint takes access tokens, whose requests {@link tokenLimit} counts in place of their address. */
		isForApps?: boolean
	}
	interface FastifyInstance {
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
 * files. `requestCosts.ts` says what each takes; routes may set a lower limit of their own.
 */
export async function registerRateLimit(app: FastifyInstance, context: ProcessContext): Promise<void> {
	const { settings, live } = context
	const { REQUESTS_PER_MINUTE } = settings
	if (REQUESTS_PER_MINUTE === 0) {
		app.decorate('chargeMore', () => {})
		return
	}
	const counts = new RequestCounts(live, KEYS_COUNTED)
	app.addHook('onClose', async () => counts.close())
	app.decorate('chargeMore', (request: FastifyRequest, kind: RequestKind, times = 1) => {
		const { budget, cost } = REQUEST_COSTS[kind]
		if (typeof cost === 'number') counts.add(`${budget} ${networkOf(request.ip)}`, MINUTE_MS, cost * times)
	})
	await app.register(rateLimit, {
		max: (request) =>
			costOf(request).budget === 'api' ? REQUESTS_PER_MINUTE : REQUESTS_PER_MINUTE * PAGES_PER_API_UNIT,
		timeWindow: MINUTE_MS,
		store: countStore(counts),
		enableDraftSpec: true,
		keyGenerator(request) {
			const { budget, cost } = costOf(request)
			return keyWithCost(cost, `${budget} ${networkOf(request.ip)}`)
		},
		allowList: (request) => isOwnRequest(request) || hasToken(request),
		errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
	})

	async function hasToken(request: FastifyRequest): Promise<boolean> {
		if (!request.routeOptions.config.isForApps) return false
		return tokenAccess(request, context).then(
			(access) => access !== null,
			() => false,
		)
	}
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

/**
 * Limits the requests with access tokens per minute: those of one app for one member, and those of a member's own tokens.
 * The answers say what is left, in the `RateLimit` headers of the IETF draft.
 */
export function tokenLimit(
	app: FastifyInstance,
	perMinute: number,
): (request: FastifyRequest, reply: FastifyReply, access: TokenAccess) => Promise<void> {
	if (!app.hasDecorator('createRateLimit') || perMinute === 0) return async () => {}
	const limits = new WeakMap<FastifyRequest, string>()
	const keyGenerator = (request: FastifyRequest) => keyWithCost(costOf(request).cost, limits.get(request) ?? request.ip)
	const count = app.createRateLimit({ max: perMinute, timeWindow: MINUTE_MS, keyGenerator, allowList: [] })
	return async (request, reply, { member, appId }) => {
		limits.set(request, `${appId ?? 'own tokens'} for ${member.id}`)
		const counted = await count(request)
		if (counted.isAllowed) return
		reply.headers({
			'ratelimit-limit': counted.max,
			'ratelimit-remaining': counted.remaining,
			'ratelimit-reset': counted.ttlInSeconds,
		})
		if (counted.isExceeded) throw tooMany(counted.ttl)
	}
}

const tooMany = (ttl: number) => new Problem('request.tooMany', 429, { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) })
