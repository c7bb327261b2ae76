import { sessionRoute, siteRoute } from 'shared-contract'
import { FAULTS, type Fault } from '../bench/fault.ts'
import { emptyAnswer } from './emptyAnswer.ts'
import { routeAt } from './routeAt.ts'

/** By so much a slow API is slower, ms. */
export const SLOW_MS = 3000

/** What the page itself asks for, whatever slice stands in it: who looks at it, and at what site. */
const SPARED = new Set([siteRoute.path, sessionRoute.path])

/** What is to be done with a request: passed on, after a while or with its answer rewritten, or not at all. */
export type Treatment =
	| { kind: 'pass'; afterMs: number }
	| { kind: 'cut' }
	| { kind: 'refuse'; status: number; body: string }
	| { kind: 'rewrite'; rewrite: (body: string) => string }

/** How a request of a frame with that fault is treated. */
export function treatmentOf(fault: string | undefined, method: string, path: string): Treatment {
	if (!path.startsWith('/api/') || SPARED.has(path)) return { kind: 'pass', afterMs: 0 }
	switch (FAULTS.find((known) => known === fault)) {
		case 'slow':
			return { kind: 'pass', afterMs: SLOW_MS }
		case 'offline':
			return { kind: 'cut' }
		case 'error':
			return { kind: 'refuse', status: 500, body: FAILED }
		case 'empty':
		case 'malformed':
		case 'shape':
			return { kind: 'rewrite', rewrite: (body) => rewritten(fault, body, method, path) }
		default:
			return { kind: 'pass', afterMs: 0 }
	}
}

const FAILED = JSON.stringify({
	code: 'server.failed',
	msg: 'The workbench lets the API fail.',
	requestId: 'workbench',
})

function rewritten(fault: Fault | string | undefined, body: string, method: string, path: string): string {
	if (fault === 'malformed') return body.slice(0, Math.ceil(body.length / 2))
	if (fault === 'shape') return JSON.stringify({ workbench: 'an answer of another shape' })
	const route = routeAt(method, path)
	return route ? JSON.stringify(emptyAnswer(route.answer, JSON.parse(body))) : body
}
