import {
	conforms,
	isRefusal,
	MEMBER_HEADER,
	type Route,
	type RouteAnswer,
	type RouteInput,
	SESSION_HEADER,
} from 'shared-contract'
import { mayShowOld, noteChange } from './lastChange.ts'
import type { Outcome } from './outcome.ts'
import { $doubts, $memberId, $token } from './token.ts'

const TIMEOUT_MS = 15_000

interface CallOptions {
	/** Ends the call early, for example when the reader has typed on. */
	signal?: AbortSignal
	/** A UUID of this very attempt to make something: sent again, it is made once. */
	idempotencyKey?: string
	/** After this long without an answer the server counts as unreachable: more than usual for a file. */
	timeoutMs?: number
}

interface LooseInput {
	params?: Record<string, string | number>
	query?: Record<string, string | number | boolean | undefined>
	body?: unknown
}

/**
 * Asks the API. Never throws but for a call that `signal` ended (an `AbortError`): every other end is an outcome.
 * Answers are checked against the contract here, so that past this door types are true.
 */
export async function call<R extends Route>(
	route: R,
	input: RouteInput<R>,
	options: CallOptions = {},
): Promise<Outcome<RouteAnswer<R>>> {
	const { params, query, body } = input as LooseInput
	const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
	let response: Response
	let text: string
	try {
		response = await fetch(addressOf(route.path, params, query), {
			method: route.method,
			headers: headersFor(body, options.idempotencyKey),
			...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
			credentials: 'same-origin',
			...cacheFor(route.method),
			signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
		})
		text = await response.text()
	} catch (error) {
		if (options.signal?.aborted) throw error
		return { state: 'unreachable' }
	} finally {
		// What was read while a change was on its way may not show it yet.
		if (route.method !== 'GET') noteChange()
	}
	if (response.headers?.get(SESSION_HEADER) === 'ended') $doubts.set($doubts.get() + 1)
	return read(route, response.status, parse(text))
}

function cacheFor(method: Route['method']): RequestInit {
	if (method !== 'GET') noteChange()
	return mayShowOld() ? {} : { cache: 'no-cache' }
}

function read<R extends Route>(route: R, status: number, answer: unknown): Outcome<RouteAnswer<R>> {
	if (status >= 400) {
		if (isRefusal(answer)) return { state: 'refused', status, problem: answer }
		return { state: 'wrong', status, ...(hasMsg(answer) && { msg: answer.msg }) }
	}
	return conforms<R['answer']>(route.answer, answer) ? { state: 'done', answer } : { state: 'wrong', status }
}

/** Whether an error answer has the one field that the specification names. */
function hasMsg(answer: unknown): answer is { msg: string } {
	return typeof answer === 'object' && answer !== null && 'msg' in answer && typeof answer.msg === 'string'
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}

function headersFor(body: unknown, idempotencyKey: string | undefined): Record<string, string> {
	const headers: Record<string, string> = { accept: 'application/json' }
	if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey
	if (body !== undefined)
		headers['content-type'] = body instanceof Blob ? body.type || 'application/octet-stream' : 'application/json'
	const token = $token.get()
	const memberId = $memberId.get()
	if (token) headers.authorization = `Bearer ${token}`
	if (token && memberId !== undefined) headers[MEMBER_HEADER] = memberId
	return headers
}

/** The address of a route with its places and query filled; what is undefined is left out. */
export function addressOf(path: string, params: LooseInput['params'] = {}, query: LooseInput['query'] = {}): string {
	const filled = path.replace(/:([a-zA-Z]+)/g, (_place, name: string) => encodeURIComponent(String(params[name])))
	const search = new URLSearchParams()
	for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
	return search.size > 0 ? `${filled}?${search}` : filled
}
