import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { ApiProblem, type Route, type RouteAnswer, type RouteInput } from 'shared-contract'
import type { AppContext } from '../appContext.ts'
import { answerSchema } from './answerSchema.ts'
import { guardedHandler } from './guardedHandler.ts'

/** How long an answer may be kept, and by whom. */
export const CACHE = {
	/** It is about whoever asks. */
	personal: 'private, no-cache',
	/**
	 * The same for everybody; may be shown a little old while it is asked for again. The seconds are those between a page's
	 * preload and the script that takes it up, which would otherwise ask a second time.
	 */
	shared: 'public, max-age=5, stale-while-revalidate=60',
	never: 'no-store',
} as const

interface Asked {
	request: FastifyRequest
	reply: FastifyReply
	/** Those of this request: `db` is its transaction where it has one, and `live` tells once that has committed. */
	context: AppContext
}

export interface ServeOptions {
	/** Left out, a read is personal and a write is not kept. */
	cache?: keyof typeof CACHE
	/** The most requests of one address in a minute, where it is fewer than the general limit. */
	perMinute?: number
	/** The most that one member may ask of it in a minute, from wherever. Left out, 120 where it writes. */
	perMember?: number
	/**
	 * What a page asks for twice under one `Idempotency-Key` is done once, and answered the same.
	 *
	 * - `transaction`, as is whatever is posted and says nothing else: what the handler writes and its answer commit together.
	 *   It uses the `context` that it is given. A query of the application's own `db` would wait for a connection that the
	 *   transaction holds, and be no part of it.
	 * - `lease`: the work is not in the database alone. A request that a crash broke off may be repeated half a minute later.
	 * - `false`: an answer that must not be stored, like a session's key.
	 */
	idempotent?: 'transaction' | 'lease' | false
	/** Bytes, where a body may be longer than the general limit. */
	bodyLimit?: number
}

/**
 * Serves an endpoint of the contract. Its schemas check the request, document it in `/api/openapi.json` and write the
 * answer: what the schema does not name never leaves. A handler refuses by throwing a `Problem`.
 */
export function serve<R extends Route>(
	app: FastifyInstance,
	route: R,
	handler: (input: RouteInput<R> & Asked) => Promise<RouteAnswer<R>> | RouteAnswer<R>,
	options: ServeOptions = {},
): void {
	const guarded = guardedHandler<RouteAnswer<R>>(app, route, options)
	const cacheControl = CACHE[options.cache ?? (route.method === 'GET' ? 'personal' : 'never')]
	app.route({
		method: route.method,
		url: route.path,
		...limits(options),
		schema: {
			operationId: operationId(route),
			summary: route.summary,
			tags: [route.tag],
			...(route.params ? { params: route.params } : {}),
			...(route.query ? { querystring: route.query } : {}),
			...(route.body ? { body: route.body } : {}),
			response: {
				200: { description: 'The answer', ...answerSchema(route.answer) },
				'4xx': { description: 'A refusal', ...answerSchema(ApiProblem) },
			},
		},
		async handler(request, reply) {
			const { params, query, body } = request
			// The compiled schemas have just checked that these are what the route declares.
			const input = { params, query, body, request, reply } as unknown as RouteInput<R> & Omit<Asked, 'context'>
			const answer = await guarded(request, (context) => handler({ ...input, context }))
			if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl)
			return answer
		},
	})
}

function limits({ perMinute, bodyLimit }: ServeOptions): RouteShorthandOptions {
	return {
		...(perMinute === undefined ? {} : { config: { rateLimit: { max: perMinute } } }),
		...(bodyLimit === undefined ? {} : { bodyLimit }),
	}
}

// `GET /api/saved/:titleId` is `getSavedTitleId`.
export function operationId({ method, path }: Route): string {
	const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '' && word !== 'api')
	return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
