import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import proxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FAULT_HEADER, ROLE_HEADER, ROLES } from '../protocol/workbenchIndex.ts'
import type { Api } from './api.ts'
import { type FaultAction, faultActionFor } from './faults.ts'
import { sessionOf, withSessionCookie } from './sessionCookie.ts'

declare module 'fastify' {
	interface FastifyRequest {
		/** The origin of the API for the request's role. */
		apiOrigin: string
		faultAction: FaultAction | undefined
	}
}

const JSON_TYPE = { 'content-type': 'application/json', 'cache-control': 'no-store' }

/**
 * Proxies requests and WebSockets without another route to the API, with the session and the fault of the frame.
 * @param replyWithPage replies to requests for an HTML page instead of the API
 */
export async function registerProxy(
	app: FastifyInstance,
	api: Api,
	replyWithPage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined,
): Promise<void> {
	app.decorateRequest('apiOrigin', '')
	app.decorateRequest('faultAction')

	async function preHandler(request: FastifyRequest, reply: FastifyReply) {
		const page = replyWithPage(request, reply)
		if (page) return page
		const { role, fault, path } = parseFrameRequest(request)
		const action = faultActionFor(fault, request.method, path)
		if (action.kind === 'abort') {
			request.raw.socket.destroy()
			return reply.hijack()
		}
		if (action.kind === 'fulfill') return reply.code(action.status).headers(JSON_TYPE).send(action.body)
		if (action.kind === 'continue') await sleep(action.delayMs)
		request.faultAction = action
		request.apiOrigin = await api.originFor(ROLES.find((known) => known === role))
		const { headers } = request.raw
		const session = headers.upgrade ? api.sessions.find((each) => each.role === role) : sessionOf(headers, api.sessions)
		if (session) headers.cookie = withSessionCookie(headers, session)
		if (fault && fault !== 'none') {
			// A fault that rewrites the body needs a full and uncompressed response.
			delete headers['if-none-match']
			delete headers['accept-encoding']
		}
	}

	await app.register(proxy, {
		upstream: '',
		websocket: true,
		preHandler,
		wsClientOptions: {
			queryString: () => '',
			// Documented in the README of @fastify/http-proxy, but missing in its types.
			...{ rewriteRequestHeaders: (_headers: unknown, { headers }: FastifyRequest) => headers },
		},
		replyOptions: {
			getUpstream: (request) => request.apiOrigin,
			// Passes every response to the page, also a 503, without a retry.
			retryDelay: () => null,
			// The API compares the page's origin with the Host header.
			rewriteRequestHeaders: ({ headers: { host } }, headers) => ({ ...headers, host }),
			rewriteHeaders: (headers) => ({ ...headers, vary: varyHeader(headers.vary) }),
			onResponse({ faultAction }, reply, { stream }) {
				if (faultAction?.kind !== 'rewrite') return reply.send(stream)
				const isJson = /\bjson\b/.test(String(reply.getHeader('content-type')))
				reply.removeHeader('content-length').removeHeader('etag').headers(JSON_TYPE)
				reply.send(isJson ? Readable.from(rewriteStream(stream, faultAction.rewrite)) : stream)
			},
		},
	})
}

/**
 * The role and the fault of a request. Browsers cannot set headers of a WebSocket, so the frame puts them into the query; the
 * only fault of a WebSocket is `offline`.
 */
function parseFrameRequest({ headers, url }: FastifyRequest): {
	role: unknown
	fault: string | undefined
	path: string
} {
	const { pathname: path, searchParams } = new URL(url, 'http://localhost')
	if (!headers.upgrade) return { role: headers[ROLE_HEADER], fault: headers[FAULT_HEADER]?.toString(), path }
	const isOffline = searchParams.get('workbench-fault') === 'offline'
	return { role: searchParams.get('workbench-role'), fault: isOffline ? 'offline' : undefined, path }
}

async function* rewriteStream(stream: Readable, rewrite: (body: string) => string) {
	yield rewrite(await text(stream))
}

// The response depends on these headers, so that the browser's cache must compare them.
function varyHeader(vary: string | undefined): string {
	return [vary, ROLE_HEADER, FAULT_HEADER, 'authorization'].filter(Boolean).join(', ')
}
