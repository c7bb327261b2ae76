import {
	type AddressParams,
	type AddressQuery,
	addressOf,
	conforms,
	isRefusal,
	logoutRoute,
	MEMBER_HEADER,
	type Route,
	type RouteAnswer,
	type RouteInput,
	SESSION_HEADER,
} from 'shared-contract'
import { isStaleAllowed, recordChange } from './lastChange.ts'
import type { Outcome } from './outcome.ts'
import { takePageAnswer } from './pageAnswer.ts'
import { $memberId, $token, $unknownSessionAnswers, forgetLeftSession, leftSession } from './sessionToken.ts'

const TIMEOUT_MS = 15_000

interface CallOptions {
	/** Aborts the call, for example when the query has changed. */
	signal?: AbortSignal
	/** A UUID: requests with the same key run once. */
	idempotencyKey?: string
	/** The session token to act with, if it is not the page's. */
	token?: string
	/** The timeout after which the server counts as unreachable; longer for files. */
	timeoutMs?: number
}

interface LooseInput {
	params?: AddressParams
	query?: AddressQuery
	body?: unknown
}

/**
 * Calls the API. It only throws an `AbortError` for an aborted `signal`; every other result is an outcome. It validates
 * responses against the contract, so that their types are true. An error in this page is reported, and `wrong`.
 */
export async function call<R extends Route>(
	route: R,
	input: RouteInput<R>,
	options: CallOptions = {},
): Promise<Outcome<RouteAnswer<R>>> {
	try {
		return await send(route, input, options)
	} catch (error) {
		if (options.signal?.aborted) throw error
		reportError(error)
		return { state: 'wrong' }
	}
}

async function send<R extends Route>(
	route: R,
	input: RouteInput<R>,
	options: CallOptions,
): Promise<Outcome<RouteAnswer<R>>> {
	const { params, query, body } = input as LooseInput
	// A session that was ended without a network ends before anything else is written, and before a sign-in replaces its cookie.
	const mustWait = route.method !== 'GET' && options.token === undefined && leftSession() !== ''
	if (mustWait && !(await sendSignOut())) return { state: 'unreachable' }
	const address = addressOf(route.path, params, query)
	const written = route.method === 'GET' ? takePageAnswer(address) : undefined
	if (written !== undefined) return read(route, 200, written)
	const request: RequestInit = {
		method: route.method,
		headers: headersFor(body, options),
		...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
		credentials: 'same-origin',
		...cacheFor(route.method),
		signal: withTimeout(options.timeoutMs ?? TIMEOUT_MS, options.signal),
	}
	let response: Response
	let text: string
	try {
		response = await fetch(address, request)
		text = await response.text()
	} catch (error) {
		if (options.signal?.aborted) throw error
		return { state: 'unreachable' }
	} finally {
		// A response read during a change may not include it yet.
		if (route.method !== 'GET') recordChange()
	}
	if (response.headers?.get(SESSION_HEADER) === 'ended') $unknownSessionAnswers.set($unknownSessionAnswers.get() + 1)
	return read(route, response.status, parseJson(text))
}

let sending: Promise<boolean> | undefined

/**
 * Ends on the server the session that the member left while there was no network.
 *
 * @returns false while the server cannot be reached
 */
export function sendSignOut(): Promise<boolean> {
	sending ??= endLeftSession().finally(() => {
		sending = undefined
	})
	return sending
}

async function endLeftSession(): Promise<boolean> {
	const token = leftSession()
	if (token === '') return true
	const { state } = await call(logoutRoute, {}, { token })
	// A server that fails, or knows the browser in a preview, is asked again later. That does not keep the reader from signing in.
	if (state === 'done') forgetLeftSession(token)
	return state !== 'unreachable'
}

/** A signal that aborts after `ms`, or with another. `AbortSignal.any` is too new for the lowest browsers. */
function withTimeout(ms: number, signal: AbortSignal | undefined): AbortSignal {
	const timeout = AbortSignal.timeout(ms)
	if (!signal) return timeout
	const either = new AbortController()
	for (const each of [signal, timeout]) {
		if (each.aborted) either.abort(each.reason)
		each.addEventListener('abort', () => either.abort(each.reason), { once: true })
	}
	return either.signal
}

function cacheFor(method: Route['method']): RequestInit {
	if (method !== 'GET') recordChange()
	return isStaleAllowed() ? {} : { cache: 'no-cache' }
}

function read<R extends Route>(route: R, status: number, answer: unknown): Outcome<RouteAnswer<R>> {
	if (status >= 400) {
		if (isRefusal(answer)) return { state: 'refused', status, problem: answer }
		return { state: 'wrong', status, ...(hasMsg(answer) && { msg: answer.msg }) }
	}
	return conforms<R['answer']>(route.answer, answer) ? { state: 'done', answer } : { state: 'wrong', status }
}

/** True if an error response has `msg`, the only field that the specification names. */
function hasMsg(answer: unknown): answer is { msg: string } {
	return typeof answer === 'object' && answer !== null && 'msg' in answer && typeof answer.msg === 'string'
}

/** The value of a text; undefined if it is no JSON. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}

function headersFor(body: unknown, { idempotencyKey, token: given }: CallOptions): Record<string, string> {
	const headers: Record<string, string> = { accept: 'application/json' }
	if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey
	if (body !== undefined)
		headers['content-type'] = body instanceof Blob ? body.type || 'application/octet-stream' : 'application/json'
	const token = given ?? $token.get()
	const memberId = given === undefined ? $memberId.get() : undefined
	if (token) headers.authorization = `Bearer ${token}`
	if (token && memberId !== undefined) headers[MEMBER_HEADER] = memberId
	return headers
}
