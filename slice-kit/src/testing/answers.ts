import { type ApiProblem, conforms, type ErrorCode, type Route, type RouteAnswer } from 'shared-contract'

/** A request of the tested code. */
export interface ApiRequest {
	method: string
	/** The path with its query. */
	path: string
	/** The values of the `:name` parts of the route's path. */
	params: Record<string, string>
	query: URLSearchParams
	/** The parsed JSON, a file, or undefined. */
	body: unknown
}

interface Response {
	status: number
	body: unknown
}

/** The network fails. */
export const UNREACHABLE = 'unreachable'

/** What stands in for one endpoint of the API. */
export interface Answer {
	route: Route
	respond(request: ApiRequest): Promise<Response | typeof UNREACHABLE>
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
			const body = isFunction(given) ? given(request) : given
			if (!conforms(route.answer, body)) {
				throw new AnswerError(`the answer to ${route.method} ${route.path} does not fit the contract`)
			}
			return { status: 200, body }
		},
	}
}

const isFunction = (given: unknown): given is (request: ApiRequest) => unknown => typeof given === 'function'

/** Refuses the requests of a route, as the server does: `refuse(route, 404, 'request.notFound')`. */
export function refuse(route: Route, status: number, code: ErrorCode, more: Partial<ApiProblem> = {}): Answer {
	return { route, respond: async () => ({ status, body: { code, msg: code, requestId: 'test', ...more } }) }
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

/**
 * Responds to a request by the first answer for it.
 *
 * @param requests the list to which the request is added
 * @returns undefined if there is none
 * @throws AnswerError if the answer does not fit the contract
 */
export async function respondTo(
	answers: readonly Answer[],
	{ method, path, body }: Pick<ApiRequest, 'method' | 'path' | 'body'>,
	requests: ApiRequest[],
): Promise<Response | typeof UNREACHABLE | undefined> {
	const { pathname, searchParams: query } = new URL(path, 'http://localhost')
	for (const { route, respond } of answers) {
		const params = route.method === method ? paramsOf(route.path, pathname) : undefined
		if (!params) continue
		const request = { method, path, params, query, body }
		requests.push(request)
		return respond(request)
	}
	return undefined
}

/** The parameters of a path by its pattern (`/api/titles/:id`); undefined if it is another. */
function paramsOf(pattern: string, pathname: string): Record<string, string> | undefined {
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
