import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import proxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FAULT_HEADER, ROLE_HEADER, ROLES } from '../bench/bench.ts'
import type { Api } from './api.ts'
import { type Treatment, treatmentOf } from './faults.ts'
import { cookiesWith, sessionOf } from './sessionCookie.ts'

declare module 'fastify' {
	interface FastifyRequest {
		/** Where the API is for whoever asks. */
		apiOrigin: string
		treatment: Treatment | undefined
	}
}

const JSON_TYPE = { 'content-type': 'application/json', 'cache-control': 'no-store' }

/**
 * Passes requests and sockets that no other route answers on to the API, and its answers back, with the fault that the
 * frame which asks is to meet.
 * @param answerPage answers in the API's place where a page is asked for
 */
export async function registerProxy(
	app: FastifyInstance,
	api: Api,
	answerPage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined,
): Promise<void> {
	app.decorateRequest('apiOrigin', '')
	app.decorateRequest('treatment')

	async function preHandler(request: FastifyRequest, reply: FastifyReply) {
		const page = answerPage(request, reply)
		if (page) return page
		const { role, fault, path } = asked(request)
		const treatment = treatmentOf(fault, request.method, path)
		if (treatment.kind === 'cut') {
			request.raw.socket.destroy()
			return reply.hijack()
		}
		if (treatment.kind === 'refuse') return reply.code(treatment.status).headers(JSON_TYPE).send(treatment.body)
		if (treatment.kind === 'pass') await sleep(treatment.afterMs)
		request.treatment = treatment
		request.apiOrigin = await api.originFor(ROLES.find((known) => known === role))
		const { headers } = request.raw
		const session = headers.upgrade ? api.sessions.find((each) => each.role === role) : sessionOf(headers, api.sessions)
		if (session) headers.cookie = cookiesWith(headers, session)
		if (fault && fault !== 'none') {
			// What is rewritten must be there, and readable.
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
			// Its README describes this one, its types leave it out.
			...{ rewriteRequestHeaders: (_headers: unknown, { headers }: FastifyRequest) => headers },
		},
		replyOptions: {
			getUpstream: (request) => request.apiOrigin,
			// A page meets every answer of the API, and a 503 at once.
			retryDelay: () => null,
			// The API compares the page's origin with the host that was asked.
			rewriteRequestHeaders: ({ headers: { host } }, headers) => ({ ...headers, host }),
			rewriteHeaders: (headers) => ({ ...headers, vary: varying(headers.vary) }),
			onResponse({ treatment }, reply, { stream }) {
				if (treatment?.kind !== 'rewrite') return reply.send(stream)
				const isJson = /\bjson\b/.test(String(reply.getHeader('content-type')))
				reply.removeHeader('content-length').removeHeader('etag').headers(JSON_TYPE)
				reply.send(isJson ? Readable.from(rewritten(stream, treatment.rewrite)) : stream)
			},
		},
	})
}

/**
 * Who looks, and how the API is to fail. A browser gives a socket no headers of its own, so the frame says it in the query;
 * a socket meets no fault but that it is cut.
 */
function asked({ headers, url }: FastifyRequest): { role: unknown; fault: string | undefined; path: string } {
	const { pathname: path, searchParams } = new URL(url, 'http://localhost')
	if (!headers.upgrade) return { role: headers[ROLE_HEADER], fault: headers[FAULT_HEADER]?.toString(), path }
	const isOffline = searchParams.get('workbench-fault') === 'offline'
	return { role: searchParams.get('workbench-role'), fault: isOffline ? 'offline' : undefined, path }
}

async function* rewritten(stream: Readable, rewrite: (body: string) => string) {
	yield rewrite(await text(stream))
}

// One address answers differently to each role, and the browser keeps what it gets.
function varying(vary: string | undefined): string {
	return [vary, ROLE_HEADER, FAULT_HEADER, 'authorization'].filter(Boolean).join(', ')
}
