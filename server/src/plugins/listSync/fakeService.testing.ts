import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Kind } from 'shared-contract'
import { MINUTE_MS } from 'shared-contract/units'

/** An entry as both services store it; each writes it in its own form. */
export interface FakeEntry {
	id: number
	status: string
	score: number
	progress: number
	volumes: number
	isAgain: boolean
	times: number
	started: string
	finished: string
	isPrivate: boolean
	updatedAt: Date
}

interface Asked {
	path: string
	query: URLSearchParams
	method: string
	token: string
	body: string
}
export interface Answered {
	status: number
	json: unknown
	headers?: Record<string, string>
}

/** What both fakes have in common: OAuth, tokens that end, a limit by the minute, outages, and the list. */
export class FakeService {
	readonly lists: Record<Kind, Map<string, FakeEntry>> = { anime: new Map(), manga: new Map() }
	/** Ids that the service knows besides those on the list. */
	readonly known = new Set<string>()
	/** Every change that was sent to it. */
	readonly writes: string[] = []
	readonly tokens = new Map<string, Date>()
	clock = { now: new Date() }
	/** What the next requests get instead of an answer. */
	faults: Answered[] = []
	isAway = false
	perMinute = Number.POSITIVE_INFINITY
	requests = 0
	codes = new Map<string, { challenge: string; redirect: string }>()
	refreshable = new Set<string>()
	lifetimeMs = 3_600_000
	#window = { from: 0, count: 0 }
	#made = 0
	readonly #server = createServer((request, response) => {
		let body = ''
		request.on('data', (part) => {
			body += String(part)
		})
		request.on('end', () => {
			if (this.isAway) return void response.destroy()
			const { status, json, headers = {} } = this.#answer(request, body)
			response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json))
		})
	})
	readonly #respond: (fake: FakeService, asked: Asked) => Answered

	constructor(respond: (fake: FakeService, asked: Asked) => Answered) {
		this.#respond = respond
	}

	async listen(): Promise<string> {
		await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
		return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
	}

	close(): Promise<void> {
		this.#server.closeAllConnections()
		return new Promise((resolve) => this.#server.close(() => resolve()))
	}

	/** Sets an entry, as its member does there. */
	put(kind: Kind, id: string, entry: Partial<FakeEntry>): void {
		this.known.add(`${kind} ${id}`)
		const before = this.lists[kind].get(id)
		this.#made += 1
		const blank = { status: 'planned', score: 0, progress: 0, volumes: 0, isAgain: false, times: 0 }
		this.lists[kind].set(id, {
			...{ id: before?.id ?? this.#made, ...blank, started: '', finished: '', isPrivate: false },
			...{ ...before, ...entry, updatedAt: this.clock.now },
		})
	}

	/** A code that the service gives after its member has consented. */
	consent(url: URL): string {
		const code = `code${this.codes.size}`
		const { searchParams } = url
		this.codes.set(code, {
			challenge: searchParams.get('code_challenge') ?? '',
			redirect: searchParams.get('redirect_uri') ?? '',
		})
		return code
	}

	newTokens(hasRefresh: boolean): Answered {
		this.#made += 1
		const access_token = `access-${this.#made}`
		this.tokens.set(access_token, new Date(this.clock.now.getTime() + this.lifetimeMs))
		const refresh = hasRefresh ? { refresh_token: `refresh-${this.#made}` } : {}
		if (hasRefresh) this.refreshable.add(`refresh-${this.#made}`)
		return { status: 200, json: { access_token, token_type: 'Bearer', expires_in: this.lifetimeMs / 1000, ...refresh } }
	}

	/** Exchanges a code or a refresh token, as RFC 6749 says. */
	token(form: URLSearchParams, hasRefresh: boolean): Answered {
		if (form.get('client_id') !== 'niouka' || form.get('client_secret') !== 'secret')
			return { status: 401, json: { error: 'invalid_client' } }
		if (form.get('grant_type') === 'refresh_token') {
			const isGood = this.refreshable.delete(form.get('refresh_token') ?? '')
			return isGood ? this.newTokens(true) : { status: 400, json: { error: 'invalid_grant' } }
		}
		const code = this.codes.get(form.get('code') ?? '')
		this.codes.delete(form.get('code') ?? '')
		const isProven = code?.challenge === (form.get('code_verifier') ?? '')
		const isGood = code && isProven && code.redirect === form.get('redirect_uri')
		return isGood ? this.newTokens(hasRefresh) : { status: 400, json: { error: 'invalid_grant' } }
	}

	#answer(request: IncomingMessage, body: string): Answered {
		this.requests += 1
		const fault = this.faults.shift()
		if (fault) return fault
		const at = this.clock.now.getTime()
		if (Math.abs(at - this.#window.from) >= MINUTE_MS) this.#window = { from: at, count: 0 }
		this.#window.count += 1
		if (this.#window.count > this.perMinute)
			return { status: 429, json: { message: 'Too Many Requests.' }, headers: { 'retry-after': '60' } }
		const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://fake')
		const token = (request.headers.authorization ?? '').replace('Bearer ', '')
		return this.#respond(this, { path, query, method: request.method ?? '', token, body })
	}

	isGood(token: string): boolean {
		return (this.tokens.get(token)?.getTime() ?? 0) > this.clock.now.getTime()
	}
}
