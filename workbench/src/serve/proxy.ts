import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { FAULT_HEADER, ROLE_HEADER, ROLES } from '../bench/bench.ts'
import type { Api } from './api.ts'
import { treatmentOf } from './faults.ts'
import { cookiesWith, sessionOf } from './sessionCookie.ts'

/** Passes a request on to the API, and its answer back, with the fault that the frame which asks is to meet. */
export async function passOn(request: IncomingMessage, response: ServerResponse, api: Api): Promise<void> {
	const { method = 'GET', url = '/' } = request
	const path = new URL(url, 'http://localhost').pathname
	const treatment = treatmentOf(single(request.headers[FAULT_HEADER]), method, path)
	switch (treatment.kind) {
		case 'cut':
			request.socket.destroy()
			return
		case 'refuse':
			response.writeHead(treatment.status, JSON_TYPE).end(treatment.body)
			return
		case 'pass': {
			await sleep(treatment.afterMs)
			const answer = await forward(request, api)
			response.writeHead(answer.statusCode ?? 502, { ...answer.headers, vary: varying(answer.headers.vary) })
			answer.pipe(response)
			return
		}
		case 'rewrite': {
			const answer = await forward(request, api)
			const body = await text(answer)
			const isJson = /\bjson\b/.test(answer.headers['content-type'] ?? '')
			response.writeHead(answer.statusCode ?? 502, JSON_TYPE).end(isJson ? treatment.rewrite(body) : body)
		}
	}
}

const JSON_TYPE = { 'content-type': 'application/json', 'cache-control': 'no-store' }

async function forward(request: IncomingMessage, api: Api): Promise<IncomingMessage> {
	const { [ROLE_HEADER]: asked, [FAULT_HEADER]: fault, ...given } = request.headers
	const cookie = cookiesWith(given, sessionOf(given, api.sessions))
	const headers = { ...given, ...(cookie ? { cookie } : {}) }
	if (fault && fault !== 'none') {
		// What is rewritten must be there, and readable.
		delete headers['if-none-match']
		delete headers['accept-encoding']
	}
	const origin = await api.originFor(ROLES.find((role) => role === asked))
	return new Promise((resolve, reject) => {
		const asked = ask(new URL(request.url ?? '/', origin), { method: request.method ?? 'GET', headers }, resolve)
		asked.on('error', reject)
		request.pipe(asked)
	})
}

// One address answers differently to each role, and the browser keeps what it gets.
function varying(vary: string | undefined): string {
	return [vary, ROLE_HEADER, FAULT_HEADER, 'authorization'].filter(Boolean).join(', ')
}

function single(header: string | readonly string[] | undefined): string | undefined {
	return typeof header === 'string' ? header : undefined
}
