import { conforms } from '../conforms.ts'
import type { ApiProblem, ErrorCode } from '../errors.ts'
import type { Route, RouteAnswer } from '../route.ts'

/** A request of the tested code. */
export interface ApiRequest {
	/** Method and path, as in `GET /api/search?q=x`. */
	call: string
	method: string
	/** The path with its query. */
	path: string
	/** The values of the `:name` parts of the route's path. */
	params: Record<string, string>
	query: URLSearchParams
	/** The parsed JSON, a file, or undefined. */
	body: unknown
	/** Its idempotency key. */
	key: string | undefined
}

/** A response with JSON, if it is none that the test made itself. */
export type Reply = { status: number; body: unknown } | Response | typeof UNREACHABLE

/** The network fails. */
export const UNREACHABLE = 'unreachable'

/** What stands in for one endpoint of the API. */
export interface Answer {
	route: Route
	respond(request: ApiRequest): Promise<Reply>
}

type Given<R extends Route> = RouteAnswer<R> | ((request: ApiRequest) => RouteAnswer<R>)

/**
 * Answers the requests of a route, by a value or by a function of the request.
 *
 * @throws at the request, if the value does not fit the contract
 */
export function answer<R extends Route>(route: R, given: Given<R>): Answer {
	return {
		route,
		async respond(request) {
			return fitting(route, ok(isFunction(given) ? given(request) : given))
		},
	}
}

const isFunction = (given: unknown): given is (request: ApiRequest) => unknown => typeof given === 'function'

/** Refuses the requests of a route, as the server does: `refuse(route, 404, 'request.notFound')`. */
export function refuse(route: Route, status: number, code: ErrorCode, more: Partial<ApiProblem> = {}): Answer {
	return { route, respond: async () => refused(status, code, more) }
}

/** A response with this body. */
export const ok = (body: unknown) => ({ status: 200, body })

/** A refusal of the server. */
export function refused(status: number, code: ErrorCode, more: Partial<ApiProblem> = {}) {
	return { status, body: { code, msg: code, requestId: 'test', ...more } }
}

/**
 * The reply itself.
 *
 * @throws AnswerError if its body does not fit the contract
 */
export function fitting(route: Route, reply: Reply): Reply {
	if (reply === UNREACHABLE || reply instanceof Response || reply.status >= 300) return reply
	if (conforms(route.answer, reply.body)) return reply
	throw new AnswerError(`the answer to ${route.method} ${route.path} does not fit the contract`)
}

/** The requests of a route find no network. */
export function unreachable(route: Route): Answer {
	return { route, respond: async () => UNREACHABLE }
}

/** The same answer, once a promise has resolved: what a page shows until then can be looked at. */
export function after(promise: Promise<unknown>, { route, respond }: Answer): Answer {
	return {
		route,
		async respond(request) {
			await promise
			return respond(request)
		},
	}
}

/** One answer after the other to the requests of a route: `inTurn(refuse(…), answer(…))`. The last one repeats. */
export function inTurn(first: Answer, ...more: Answer[]): Answer {
	const waiting = [first, ...more]
	return {
		route: first.route,
		respond: (request) => (waiting.length > 1 ? (waiting.shift() ?? first) : (waiting[0] ?? first)).respond(request),
	}
}

/** A mistake of the test. */
export class AnswerError extends Error {}

/** A request from its parts. */
export function requestOf(method: string, path: string, body: unknown, key?: string): ApiRequest {
	const { searchParams: query } = new URL(path, 'http://localhost')
	return { call: `${method} ${path}`, method, path, params: {}, query, body, key }
}

/**
 * Finds the first answer for a request, and writes down in the request the parameters of its path.
 *
 * @returns undefined if there is none
 */
export function answerFor(answers: readonly Answer[], request: ApiRequest): Answer | undefined {
	return answers.find(({ route }) => {
		const params = route.method === request.method && paramsOf(route.path, request.path.replace(/\?.*/, ''))
		if (params) request.params = params
		return params
	})
}

/** The parameters of a path by its pattern (`/api/titles/:id`); undefined if it is another. */
export function paramsOf(pattern: string, pathname: string): Record<string, string> | undefined {
	const [wanted, given] = [pattern.split('/'), pathname.split('/')]
	if (wanted.length !== given.length) return undefined
	const params: Record<string, string> = {}
	for (const [place, part] of wanted.entries()) {
		const value = given[place] ?? ''
		if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value)
		else if (part !== value) return undefined
	}
	return params
}
