import { sessionRoute, siteRoute } from 'shared-contract'
import { FAULTS, type Fault } from '../protocol/fault.ts'
import { emptyResponse } from './emptyResponse.ts'
import { findRoute } from './findRoute.ts'

/** The delay of a slow API, ms. */
export const SLOW_MS = 3000

/** Requests of the page itself, which no fault affects: session and site settings. */
const EXEMPT_PATHS = new Set([siteRoute.path, sessionRoute.path])

/** The effect of a fault on a request; the kinds are named as in Playwright's `Route`, plus `rewrite` of the response body. */
export type FaultAction =
	| { kind: 'continue'; delayMs: number }
	| { kind: 'abort' }
	| { kind: 'fulfill'; status: number; body: string }
	| { kind: 'rewrite'; rewrite: (body: string) => string }

/** The effect of a frame's fault on a request. */
export function faultActionFor(fault: string | undefined, method: string, path: string): FaultAction {
	if (!path.startsWith('/api/') || EXEMPT_PATHS.has(path)) return { kind: 'continue', delayMs: 0 }
	switch (FAULTS.find((known) => known === fault)) {
		case 'slow':
			return { kind: 'continue', delayMs: SLOW_MS }
		case 'offline':
			return { kind: 'abort' }
		case 'error':
			return { kind: 'fulfill', status: 500, body: ERROR_BODY }
		case 'empty':
		case 'malformed':
		case 'shape':
			return { kind: 'rewrite', rewrite: (body) => rewriteBody(fault, body, method, path) }
		default:
			return { kind: 'continue', delayMs: 0 }
	}
}

const ERROR_BODY = JSON.stringify({
	code: 'server.failed',
	msg: 'The workbench injected this error.',
	requestId: 'workbench',
})

function rewriteBody(fault: Fault | string | undefined, body: string, method: string, path: string): string {
	if (fault === 'malformed') return body.slice(0, Math.ceil(body.length / 2))
	if (fault === 'shape') return JSON.stringify({ workbench: 'a response with another schema' })
	const route = findRoute(method, path)
	return route ? JSON.stringify(emptyResponse(route.answer, JSON.parse(body))) : body
}
