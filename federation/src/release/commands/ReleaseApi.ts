import {
	conforms,
	isRefusal,
	type Route,
	type RouteAnswer,
	type RouteInput,
	releaseAuditRoute,
	sendReleaseFileRoute,
} from 'shared-contract'

const TIMEOUT_MS = 60_000

/** The site is unreachable, or its response is not one of Niouka. */
export class SiteError extends Error {}

/** The site refused the request; `fields` holds an error code for each invalid field. */
export class RefusedError extends Error {
	readonly code: string
	readonly fields: Readonly<Record<string, string>>

	constructor(code: string, message: string, fields: Readonly<Record<string, string>> = {}) {
		super(message)
		this.code = code
		this.fields = fields
	}
}

/** A client of the release endpoints of a site, with a release token. */
export class ReleaseApi {
	readonly #site: string
	readonly #token: string

	constructor(site: string, token: string) {
		this.#site = site
		this.#token = token
	}

	/** Sends a request. @throws SiteError, or RefusedError with the site's message */
	async ask<R extends Route>(route: R, input: RouteInput<R>): Promise<RouteAnswer<R>> {
		const { body } = input as { body?: unknown }
		const json = body === undefined ? undefined : JSON.stringify(body)
		const answer = await this.#fetch(route, input, json, 'application/json')
		if (!conforms<R['answer']>(route.answer, answer)) throw new SiteError(`${route.path}: invalid response`)
		return answer
	}

	/** Sends a request that needs the right to release the slice. @throws as `ask` */
	async verifyToken(slice: string): Promise<void> {
		await this.#fetch(releaseAuditRoute, { query: { slice } }, undefined, 'application/json')
	}

	/** Uploads a file of a release that has begun. */
	async sendFile(slice: string, version: string, path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
		const input = { params: { slice, version }, query: { path } }
		await this.#fetch(sendReleaseFileRoute, input, new Blob([bytes]), 'application/octet-stream')
	}

	async #fetch(route: Route, input: unknown, body: BodyInit | undefined, type: string): Promise<unknown> {
		const headers = { authorization: `Bearer ${this.#token}`, accept: 'application/json', 'accept-language': 'en' }
		const response = await fetch(this.#site + urlPath(route.path, input), {
			method: route.method,
			headers: body === undefined ? headers : { ...headers, 'content-type': type },
			...(body === undefined ? {} : { body }),
			signal: AbortSignal.timeout(TIMEOUT_MS),
		}).catch((error: unknown) => {
			throw new SiteError(`${this.#site} is unreachable (${reasonOf(error)})`)
		})
		const answer: unknown = await response.json().catch(() => undefined)
		if (response.ok) return answer
		if (!isRefusal(answer)) throw new SiteError(`${route.method} ${route.path} answered ${response.status}`)
		throw new RefusedError(answer.code, answer.msg, answer.fields)
	}
}

function urlPath(path: string, input: unknown): string {
	const { params = {}, query = {} } = input as Record<'params' | 'query', Record<string, string> | undefined>
	const pathname = path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''))
	const search = new URLSearchParams(query).toString()
	return search ? `${pathname}?${search}` : pathname
}

function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error)
	return error.cause instanceof Error ? error.cause.message : error.message
}
