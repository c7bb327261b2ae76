import { ROUTES } from '../api.ts'
import {
	type Answer,
	AnswerError,
	type ApiRequest,
	answerFor,
	fitting,
	paramsOf,
	type Reply,
	requestOf,
	UNREACHABLE,
} from './answers.ts'

/** What an address answers: always the same, one reply after the other of which the last repeats, or by the request. */
export type Given =
	| Reply
	| readonly Reply[]
	| ((request: ApiRequest, signal?: AbortSignal | null) => Reply | Promise<Reply>)

/**
 * Answers by method and address: `{ 'GET /api/search?q=x': ok(FOUND) }`. An address that ends in `?*` is for every query, `*` for
 * every other request. A body has to fit the contract; a `Response` is given out as it is, and may be of an address outside of it.
 */
export type Answers = Readonly<Record<string, Given>>

/** A server that fails. */
export const SERVER_ERROR = { status: 500, body: {} }

/** The requests of this test to the API, in order. */
export const requests: ApiRequest[] = []

interface Entry {
	given: Given
	/** That of the contract; undefined for what is no part of the API. */
	route: Answer['route'] | undefined
}
const files = new Map<string, unknown>()
const table = new Map<string, Entry>()
const held = new Map<string | ((call: string) => boolean), Promise<void>>()
let standing: readonly Answer[] = []
let byRoute = standing
/** The requests that a service worker answers from its store; undefined while there is a network. */
let stored: readonly string[] | undefined

/** Method and path of the requests, in order. */
export const calls = () => requests.map(({ call }) => call)

/** Adds answers to those of this test, or replaces them: by address, or for all requests of a route. */
export function answerWith(...given: readonly (Answers | Answer)[]): void {
	for (const each of given) {
		if (isForRoute(each)) byRoute = [each, ...byRoute]
		else
			for (const [call, value] of Object.entries(each)) table.set(call, { given: value, route: routeOf(call, value) })
	}
}

const isForRoute = (given: Answers | Answer): given is Answer => typeof given.respond === 'function'

/** Files of the site, by path, that every test can load. */
export function serveFiles(given: Readonly<Record<string, unknown>>): void {
	for (const [path, content] of Object.entries(given)) files.set(path, content)
}

/** An answer that every test has, until it gives another. */
export function answerAlways(given: Answer): void {
	standing = [given, ...standing]
	byRoute = standing
}

/** Delays the answer to a request, such as `GET /api/list`, or to all that a test names, until it is released. */
export function holdAnswer(call: string | ((call: string) => boolean)): { release: () => Promise<void> } {
	let resolve = () => {}
	const promise = new Promise<void>((done) => {
		resolve = done
	})
	held.set(call, promise)
	return {
		async release() {
			held.delete(call)
			resolve()
			await promise
		},
	}
}

/** Takes the network away. Given requests get their answer nevertheless, as from the store of a service worker. */
export function loseNetwork(answered: readonly string[] = []): void {
	stored = answered
}

/** Brings the network back. */
export function regainNetwork(): void {
	stored = undefined
}

/** Forgets all answers. @param otherwise what every request gets from now on */
export function forgetAnswers(otherwise?: Given): void {
	table.clear()
	byRoute = standing
	if (otherwise) answerWith({ '*': otherwise })
}

/** What a page asks after the end of its test, as when the session ends, is no matter of the test. */
let isOver = false
beforeEach(() => {
	isOver = false
})

/** Nothing of a test is left for the next one. */
afterEach(() => {
	isOver = true
	forgetAnswers()
	held.clear()
	stored = undefined
	requests.length = 0
})

function routeOf(call: string, given: Given): Answer['route'] | undefined {
	const route = findRoute(call)
	// What is not JSON, such as a download, is no part of the contract.
	const mayBeOther = typeof given === 'function' || given instanceof Response || !call.includes(' /api/')
	if (!route && !mayBeOther) throw new AnswerError(`the contract has no ${call}`)
	return route
}

function findRoute(call: string): Answer['route'] | undefined {
	const [method, path = ''] = call.replace(/\?.*/, '').split(' ')
	const places = (route: Answer['route']) => route.path.split(':').length
	// `/api/list/counts` is a route beside `/api/list/:id`.
	return ROUTES.filter((route) => route.method === method && paramsOf(route.path, path)).sort(
		(one, other) => places(one) - places(other),
	)[0]
}

/** By the console: the tested code takes an error of `fetch` for a network that fails. */
function failTest(reason: string): typeof UNREACHABLE {
	if (!isOver) console.error(reason)
	return UNREACHABLE
}

async function replyTo(request: ApiRequest, signal?: AbortSignal | null): Promise<Reply> {
	const { call } = request
	const entry = table.get(call) ?? table.get(call.replace(/(\?.*)?$/, '?*'))
	if (entry) return replyOf(entry, request, signal)
	const answer = answerFor(byRoute, request)
	if (answer) return answer.respond(request)
	const other = table.get('*')
	if (!other) return failTest(`no answer is given for ${call}`)
	other.route = findRoute(call)
	return replyOf(other, request, signal)
}

async function replyOf(entry: Entry, request: ApiRequest, signal?: AbortSignal | null): Promise<Reply> {
	const { given, route } = entry
	if (route) request.params = paramsOf(route.path, request.path.replace(/\?.*/, '')) ?? {}
	const reply =
		typeof given === 'function' ? await given(request, signal) : isList(given) ? nextOf(entry, given) : given
	if (route) return fitting(route, reply)
	return reply
}

const isList = (given: Given): given is readonly Reply[] => Array.isArray(given)

function nextOf(entry: Entry, [first = SERVER_ERROR, ...more]: readonly Reply[]): Reply {
	if (more.length > 0) entry.given = more
	return first
}

/** Rejects once the request is aborted. */
function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal | null | undefined): Promise<Value> {
	return new Promise((resolve, reject) => {
		signal?.addEventListener('abort', () => reject(signal.reason))
		promise.then(resolve, reject)
	})
}

async function respond(address: string, { method = 'GET', body: sent, headers, signal }: RequestInit = {}) {
	const { pathname, search, origin } = new URL(address, location.href)
	const path = origin === location.origin ? pathname + search : address
	const content = files.get(path)
	if (content !== undefined && !table.has(`GET ${path}`)) return response({ status: 200, body: content })
	const body: unknown = typeof sent === 'string' && sent !== '' ? JSON.parse(sent) : (sent ?? undefined)
	const request = requestOf(method, path, body, new Headers(headers).get('idempotency-key') ?? undefined)
	if (stored && !stored.includes(request.call)) throw new TypeError('Failed to fetch')
	requests.push(request)
	return unlessAborted(replyWhenReleased(request, signal), signal)
}

const heldFor = (call: string) =>
	[...held].find(([each]) => (typeof each === 'string' ? each === call : each(call)))?.[1]

async function replyWhenReleased(request: ApiRequest, signal?: AbortSignal | null) {
	await heldFor(request.call)
	const reply = await replyTo(request, signal).catch((error: unknown) => {
		if (error instanceof AnswerError) return failTest(error.message)
		throw error
	})
	if (reply === UNREACHABLE) throw new TypeError('Failed to fetch')
	return reply instanceof Response ? reply : response(reply)
}

/** Like a `Response`, but read within microtasks, so that a test with a fake clock gets it too. */
function response({ status, body }: { status: number; body: unknown }) {
	const text = JSON.stringify(body)
	return {
		ok: status < 400,
		status,
		headers: new Headers(),
		text: async () => text,
		json: async (): Promise<unknown> => JSON.parse(text),
		blob: async () => new Blob([text]),
	}
}

Object.assign(globalThis, { fetch: respond })
