import { commentsRoute, conforms, isRefusal, sessionRoute, siteRoute } from 'shared-contract'
import { SLOW_MS, treatmentOf } from './faults.ts'
import { routeAt } from './routeAt.ts'

const PATH = '/api/discussions/anime/1'

test.each([
	['none', { kind: 'pass', afterMs: 0 }],
	[undefined, { kind: 'pass', afterMs: 0 }],
	['a fault that nobody knows', { kind: 'pass', afterMs: 0 }],
	['slow', { kind: 'pass', afterMs: SLOW_MS }],
	['offline', { kind: 'cut' }],
	['error', { kind: 'refuse', status: 500 }],
])('an API that is %s', (fault, treatment) => {
	expect(treatmentOf(fault, 'GET', PATH)).toMatchObject(treatment)
})

test('a failing API refuses in the shape of the contract', () => {
	const treatment = treatmentOf('error', 'GET', PATH)
	expect(isRefusal(treatment.kind === 'refuse' && JSON.parse(treatment.body))).toBe(true)
})

function rewrite(fault: string, body: unknown) {
	const treatment = treatmentOf(fault, 'GET', PATH)
	return treatment.kind === 'rewrite' ? treatment.rewrite(JSON.stringify(body)) : undefined
}

test('a malformed answer is no JSON, one of another shape is not what the contract says', () => {
	expect(() => JSON.parse(rewrite('malformed', { items: [1, 2, 3] }) ?? '')).toThrow(SyntaxError)
	expect(conforms(commentsRoute.answer, JSON.parse(rewrite('shape', {}) ?? ''))).toBe(false)
})

test.each(['/art/poster/1.svg', '/locales/pt.json', siteRoute.path, sessionRoute.path])(
	'%s is spared: it is the frame that asks, not the slice',
	(path) => {
		expect(treatmentOf('error', 'GET', path)).toEqual({ kind: 'pass', afterMs: 0 })
	},
)

test('an endpoint is found by its path, a word before a place', () => {
	expect(routeAt('GET', PATH)).toBe(commentsRoute)
	expect(routeAt('POST', '/api/nothing/here')).toBeUndefined()
	expect(routeAt('GET', siteRoute.path)).toBe(siteRoute)
})
