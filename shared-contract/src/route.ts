import type { Static, TSchema } from './schema.ts'

/** `orReleaseToken`: a session, or a token that publishes releases. */
export type SessionUse = 'needed' | 'none' | 'optional' | 'orReleaseToken'
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** An endpoint, shared by browser and server. */
export interface Route<
	Params extends TSchema | undefined = TSchema | undefined,
	Query extends TSchema | undefined = TSchema | undefined,
	Body extends TSchema | undefined = TSchema | undefined,
	Answer extends TSchema = TSchema,
> {
	readonly method: Method
	/** With `:name` parameters, in Fastify's syntax. */
	readonly path: string
	/** For `/api/openapi.json`. */
	readonly summary: string
	readonly tag: 'account' | 'apps' | 'catalogue' | 'community' | 'site'
	/**
	 * Whether an endpoint of the pages needs a session, for the document too. Left out: a write needs one, and the answer of a
	 * GET may depend on one.
	 */
	readonly session: SessionUse | undefined
	readonly params: Params
	readonly query: Query
	readonly body: Body
	readonly answer: Answer
}

interface RouteDraft<Params, Query, Body, Answer> {
	summary: string
	tag: Route['tag']
	session?: SessionUse
	params?: Params
	query?: Query
	body?: Body
	answer: Answer
}

/** Declares an endpoint. A request has no part whose schema is left out. */
export function route<
	Answer extends TSchema,
	Params extends TSchema | undefined = undefined,
	Query extends TSchema | undefined = undefined,
	Body extends TSchema | undefined = undefined,
>(method: Method, path: string, draft: RouteDraft<Params, Query, Body, Answer>): Route<Params, Query, Body, Answer> {
	const { summary, tag, session, params, query, body, answer } = draft
	return { method, path, summary, tag, session, params, query, body, answer } as Route<Params, Query, Body, Answer>
}

type Part<Name extends string, Schema> = Schema extends TSchema ? { [Key in Name]: Static<Schema> } : unknown

/** The input of a call. */
export type RouteInput<R extends Route> = Part<'params', R['params']> &
	Part<'query', R['query']> &
	Part<'body', R['body']>

/** The response body. */
export type RouteAnswer<R extends Route> = Static<R['answer']>

export type AddressParams = Record<string, string | number>
export type AddressQuery = Record<string, string | number | boolean | undefined>

/** Fills the path parameters and the query of a route; undefined values are left out. */
export function addressOf(path: string, params: AddressParams = {}, query: AddressQuery = {}): string {
	const filled = path.replace(/:([a-zA-Z]+)/g, (_place, name: string) => encodeURIComponent(String(params[name])))
	const search = new URLSearchParams()
	for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
	return search.size > 0 ? `${filled}?${search}` : filled
}
