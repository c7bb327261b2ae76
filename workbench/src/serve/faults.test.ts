import { commentsRoute, conforms, isRefusal, sessionRoute, siteRoute } from 'shared-contract'
import { faultActionFor, SLOW_MS } from './faults.ts'
import { findRoute } from './findRoute.ts'

const PATH = '/api/discussions/anime/1'

test.each([
	['none', { kind: 'continue', delayMs: 0 }],
	[undefined, { kind: 'continue', delayMs: 0 }],
	['an unknown fault', { kind: 'continue', delayMs: 0 }],
	['slow', { kind: 'continue', delayMs: SLOW_MS }],
	['offline', { kind: 'abort' }],
	['error', { kind: 'fulfill', status: 500 }],
])('a request with the fault %s', (fault, action) => {
	expect(faultActionFor(fault, 'GET', PATH)).toMatchObject(action)
})

test('the error response matches the contract', () => {
	const action = faultActionFor('error', 'GET', PATH)
	expect(isRefusal(action.kind === 'fulfill' && JSON.parse(action.body))).toBe(true)
})

function rewrite(fault: string, body: unknown) {
	const action = faultActionFor(fault, 'GET', PATH)
	return action.kind === 'rewrite' ? action.rewrite(JSON.stringify(body)) : undefined
}

test('a malformed response is not JSON, and one of another shape does not match the contract', () => {
	expect(() => JSON.parse(rewrite('malformed', { items: [1, 2, 3] }) ?? '')).toThrow(SyntaxError)
	expect(conforms(commentsRoute.answer, JSON.parse(rewrite('shape', {}) ?? ''))).toBe(false)
})

test.each(['/art/poster/1.svg', '/locales/pt.json', siteRoute.path, sessionRoute.path])(
	'%s is exempt, because the frame requests it and not the slice',
	(path) => {
		expect(faultActionFor('error', 'GET', path)).toEqual({ kind: 'continue', delayMs: 0 })
	},
)

test('an endpoint is found by its path, static segments before parameters', () => {
	expect(findRoute('GET', PATH)).toBe(commentsRoute)
	expect(findRoute('POST', '/api/nothing/here')).toBeUndefined()
	expect(findRoute('GET', siteRoute.path)).toBe(siteRoute)
})
