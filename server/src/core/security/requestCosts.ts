import type { FastifyRequest } from 'fastify'

/**
 * What one request of a kind takes of the budget of its address (decision 0078). A unit of the API is a usual request, of up to
 * 10 ms of the main thread; a unit of pages and pictures is about 2 ms.
 */
export const REQUEST_COSTS = {
	api: { budget: 'api', cost: 1 },
	/** Searches, similar titles, and calls of a tool by a model. */
	search: { budget: 'api', cost: 2 },
	calendar: { budget: 'api', cost: 4 },
	/** A list of up to 1000 titles with all their fields, by its `limit`. */
	listing: { budget: 'api', cost: (request: FastifyRequest) => 1 + Math.floor(limitOf(request) / 100) },

	/** Also all that no other kind is said of: files and small documents. */
	picture: { budget: 'pages', cost: 1 },
	page: { budget: 'pages', cost: 3 },
	feed: { budget: 'pages', cost: 3 },
	calendarFile: { budget: 'pages', cost: 8 },
	sitemap: { budget: 'pages', cost: 5 },
	/** What a request takes beside that if its answer is not in the cache. */
	drawing: { budget: 'pages', cost: 5 },
	/** With the answer of the API that its reading version is written from. */
	pageMaking: { budget: 'pages', cost: 5 },
	/** For each 100,000 pixels; off the main thread. */
	encoding: { budget: 'pages', cost: 6 },
	painting: { budget: 'pages', cost: 20 },
	sitemapMaking: { budget: 'pages', cost: 80 },
} as const satisfies Record<string, RequestCost>

export type RequestKind = keyof typeof REQUEST_COSTS
type Budget = 'api' | 'pages'
interface RequestCost {
	budget: Budget
	cost: number | ((request: FastifyRequest) => number)
}

declare module 'fastify' {
	interface FastifyContextConfig {
		/** The kind of the requests of a route. Without one its path decides: `api` or `picture`. */
		kind?: RequestKind
	}
}

/** The budget that a request takes from, and how much. */
export function costOf(request: FastifyRequest): { budget: Budget; cost: number } {
	const { budget, cost }: RequestCost = REQUEST_COSTS[kindOf(request)]
	return { budget, cost: typeof cost === 'number' ? cost : cost(request) }
}

// Also checks the route, because a URL may encode the path differently, as `/%61pi/`; the route of pages takes unknown paths.
function kindOf({ url, routeOptions }: FastifyRequest): RequestKind {
	const { kind, isForApps } = routeOptions.config
	const isApi = isForApps || API.test(url) || API.test(routeOptions.url ?? '')
	if (kind !== undefined && !(isApi && kind === 'page')) return kind
	return isApi ? 'api' : 'picture'
}

const API = /^\/(?:api|mal|mcp|oauth)(?:\/|$)/
const LIMIT_MAX = 1000

// Read before the query is validated.
function limitOf({ query }: FastifyRequest): number {
	const limit = typeof query === 'object' && query !== null && 'limit' in query ? Number(query.limit) : Number.NaN
	return limit >= 0 ? Math.min(limit, LIMIT_MAX) : 100
}
