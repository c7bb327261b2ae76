import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { ApiProblem, type Route, type RouteAnswer, type RouteInput, type SessionUse } from 'shared-contract'
import type { AppContext } from '../appContext.ts'
import { type Access, acceptToken } from '../identity/tokenAccess.ts'
import { tokenLimit } from '../security/rateLimit.ts'
import type { RequestKind } from '../security/requestCosts.ts'
import { answerSchema } from './answerSchema.ts'
import { guardedHandler } from './guardedHandler.ts'

/** Values of `Cache-Control`. */
export const CACHE = {
	/** For an answer that depends on the member. */
	personal: 'private, no-cache',
	/**
	 * For an answer that is the same for everybody. `max-age` covers the time between a page's preload and the script that
	 * uses it, which would otherwise request it a second time.
	 */
	shared: 'public, max-age=5, stale-while-revalidate=60',
	never: 'no-store',
} as const

interface HandlerContext {
	request: FastifyRequest
	reply: FastifyReply
	/** In a transaction, `db` is that transaction and `live` publishes after its commit. */
	context: AppContext
}

export interface ServeOptions {
	/**
	 * Who may call an endpoint for apps: the bearer of an access token with this scope, or `anybody`, with or without a token.
	 * Sessions do not count there. Left out for an endpoint of the site's own pages, where no token counts.
	 */
	access?: Access
	/** Default: `personal` for a GET, `never` for all others. */
	cache?: keyof typeof CACHE
	/** The kind of its requests in the table of costs. Default: `api`. */
	kind?: RequestKind
	/** Requests per minute of one address, where that is lower than the general limit. */
	perMinute?: number
	/** Requests per minute of one member, from all addresses. Default: 120 for a write. */
	perMember?: number
	/**
	 * How two requests with one `Idempotency-Key` are handled once, with the same answer.
	 *
	 * - `transaction`, the default of a POST: the writes of the handler and its answer commit together. The handler must use
	 *   the `context` of its input. A query of the application's own `db` would wait for a connection that the transaction
	 *   holds, and would not be part of it.
	 * - `lease`: for work outside the database. A request that a crash interrupted may be repeated after half a minute.
	 * - `false`: for an answer that must not be stored, such as a session key.
	 */
	idempotent?: 'transaction' | 'lease' | false
	/** For an endpoint of the API for apps that will end: since when that is announced, and when it ends. */
	ending?: { announced: Date; ends: Date }
	/** Bytes, where a body may exceed the general limit. */
	bodyLimit?: number
}

/**
 * Serves an endpoint of the contract. Its schemas validate the request, document it in `/api/openapi.json` and serialise
 * the answer, without fields that the schema does not name. A handler refuses a request by throwing a `Problem`.
 */
export function serve<R extends Route>(
	app: FastifyInstance,
	route: R,
	handler: (input: RouteInput<R> & HandlerContext) => Promise<RouteAnswer<R>> | RouteAnswer<R>,
	options: ServeOptions = {},
): void {
	const guarded = guardedHandler<RouteAnswer<R>>(app, route, options)
	const { access } = options
	const limitToken = access === undefined ? undefined : tokenLimit(app, app.context.settings.APP_REQUESTS_PER_MINUTE)
	const cacheControl = CACHE[options.cache ?? (route.method === 'GET' ? 'personal' : 'never')]
	app.route({
		method: route.method,
		url: route.path,
		...limits(options),
		schema: {
			operationId: operationId(route),
			summary: route.summary,
			tags: [route.tag],
			...(options.ending ? { deprecated: true } : {}),
			security: securityOf(route, options),
			...(route.params ? { params: route.params } : {}),
			...(route.query ? { querystring: route.query } : {}),
			...(route.body ? { body: route.body } : {}),
			response: {
				200: { description: 'The answer', ...answerSchema(route.answer) },
				'4xx': { description: 'A refusal', ...answerSchema(ApiProblem) },
			},
		},
		async handler(request, reply) {
			if (options.ending) announceEnding(reply, options.ending)
			const { params, query, body } = request
			if (access) {
				const given = await acceptToken(request, reply, app.context, access)
				if (given) await limitToken?.(request, reply, given)
			}
			// The compiled schemas have just checked that these are what the route declares.
			const input = { params, query, body, request, reply } as unknown as RouteInput<R> &
				Omit<HandlerContext, 'context'>
			const answer = await guarded(request, (context) => handler({ ...input, context }))
			if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl)
			return answer
		},
	})
}

/** What a request must carry, for the documentation: one of the alternatives; `{}` is nothing. */
export function securityOf(
	{ method, session }: Route,
	{ access, cache }: ServeOptions = {},
): Record<string, string[]>[] {
	if (access !== undefined) return access === 'anybody' ? [{}, { token: [] }] : [{ token: [access] }]
	const byDefault = method !== 'GET' ? 'needed' : cache === 'shared' ? 'none' : 'optional'
	return SESSION_SECURITY[session ?? byDefault]
}

const SESSION = { sessionCookie: [], sessionToken: [] }
const SESSION_SECURITY: Readonly<Record<SessionUse, Record<string, string[]>[]>> = {
	needed: [SESSION],
	optional: [{}, SESSION],
	none: [],
	orReleaseToken: [SESSION, { releaseToken: [] }],
}

/** `Deprecation` of RFC 9745 and `Sunset` of RFC 8594. */
function announceEnding(reply: FastifyReply, { announced, ends }: { announced: Date; ends: Date }): void {
	reply.header('deprecation', `@${Math.floor(announced.getTime() / 1000)}`).header('sunset', ends.toUTCString())
}

function limits({ access, kind, perMinute, bodyLimit }: ServeOptions): RouteShorthandOptions {
	return {
		config: {
			...(access === undefined ? {} : { isForApps: true }),
			...(kind === undefined ? {} : { kind }),
			...(perMinute === undefined ? {} : { rateLimit: { max: perMinute } }),
		},
		...(bodyLimit === undefined ? {} : { bodyLimit }),
	}
}

// `GET /api/saved/:titleId` is `getSavedTitleId`.
export function operationId({ method, path }: Route): string {
	const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '' && word !== 'api')
	return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
