import { audienceOf, droppableRoutes, initialPromotion, withChosen } from './promotion.ts'

describe('a promotion', () => {
	const candidate = {
		version: '2',
		failureLimit: 0.1,
		since: '',
		figures: { loads: 0, failures: 0 },
		judged: { heard: 1, needed: 10, failing: 0 },
	}
	const defaults = { kind: 'everybody', share: '0.1', limit: '0.05' } as const

	test.each([
		[null, defaults],
		[
			{ ...candidate, to: { share: 0.3 } },
			{ kind: 'share', share: '0.3', limit: '0.1' },
		],
		[
			{ ...candidate, to: { role: 'admin' as const } },
			{ ...defaults, kind: 'admin', limit: '0.1' },
		],
	])('starts with the values of the canary: %j', (from, draft) => {
		expect(initialPromotion(from)).toEqual(draft)
	})

	test.each([
		[defaults, { everybody: true }],
		[{ ...defaults, kind: 'share' as const, share: '0.25' }, { share: 0.25 }],
		[{ ...defaults, kind: 'moderator' as const }, { role: 'moderator' }],
	])('%j has the audience %j', (draft, to) => {
		expect(audienceOf(draft)).toEqual(to)
	})

	test('offers a value that was set elsewhere', () => {
		expect(withChosen(['0.05', '0.1'], '0.1')).toEqual(['0.05', '0.1'])
		expect(withChosen(['0.05', '0.1'], '0.07')).toEqual(['0.05', '0.07', '0.1'])
	})

	test('drops routes only if there is no other reason', () => {
		expect(droppableRoutes({ '/a': 'release.route.dropped', '/b': 'release.route.dropped' })).toEqual(['/a', '/b'])
		expect(droppableRoutes({ '/a': 'release.route.dropped', Card: 'release.expose.missing' })).toEqual([])
	})
})
