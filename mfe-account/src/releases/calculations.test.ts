import { formatsFor } from 'shared-i18n'
import { mergePages } from './auditLogStore.ts'
import { failureRate, formatPercent } from './failureRate.ts'
import { hourlyBars } from './hourlyBars.ts'
import { audienceOf, droppableRoutes, initialPromotion, withChosen } from './promotion.ts'
import { shortCommit } from './releaseTexts.ts'

test.each([
	[{ loads: 0, failures: 0 }, undefined],
	[{ loads: 3, failures: 1 }, 0.25],
	[{ loads: 0, failures: 2 }, 1],
])('the failure rate of %j is %s', (figures, share) => {
	expect(failureRate(figures)).toBe(share)
})

test.each([
	[0, '0'],
	[0.05, '5'],
	[0.0251, '2,5'],
	[0.0004, '0'],
	[1, '100'],
])('%d is formatted as %s per cent', (share, text) => {
	expect(formatPercent(share, formatsFor('pt-BR'))).toBe(text)
})

test('the last day has 24 bars, scaled to the highest one, and empty hours without reports', () => {
	const now = Date.parse('2026-04-02T10:30:00Z')
	const bars = hourlyBars(
		[
			{ at: '2026-04-01T10:00:00.000Z', loads: 99, failures: 0, meanMs: 1 },
			{ at: '2026-04-01T11:00:00.000Z', loads: 6, failures: 2, meanMs: 80 },
			{ at: '2026-04-02T10:00:00.000Z', loads: 2, failures: 0, meanMs: 90 },
		],
		now,
	)
	expect(bars).toHaveLength(24)
	expect(bars[0]).toMatchObject({ at: '2026-04-01T11:00:00.000Z', loaded: 0.75, failed: 0.25 })
	expect(bars[1]).toMatchObject({ loads: 0, loaded: 0, failed: 0, meanMs: null })
	expect(bars[23]).toMatchObject({ loads: 2, loaded: 0.25 })
	expect(hourlyBars([], now).every(({ loaded, failed }) => loaded === 0 && failed === 0)).toBe(true)
})

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

test('a growing log has no duplicates', () => {
	const line = (id: string) => ({ id }) as Parameters<typeof mergePages>[0]['items'][number]
	const newest = { items: [line('9'), line('8')], next: '8', total: 9 }
	expect(mergePages(newest, { items: [], next: undefined, state: 'idle' })).toEqual({ items: newest.items, next: '8' })
	const older = { items: [line('8'), line('7')], next: null, state: 'idle' as const }
	expect(mergePages(newest, older)).toEqual({ items: [line('9'), line('8'), line('7')], next: null })
})

test.each([
	['abcdef0123456789', 'abcdef01'],
	['abcdef0123456789+', 'abcdef01+'],
	['abc+', 'abc+'],
])('the commit %s is shortened to %s', (commit, shown) => {
	expect(shortCommit(commit)).toBe(shown)
})
