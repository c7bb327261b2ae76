import { verdictOn } from './judge.ts'
import { percentile, stepOf } from './loadTimes.ts'

const counts = (loads: number, failures: number) => ({ loads, failures })
const NONE = counts(0, 0)

describe('a candidate', () => {
	test.each([
		['was asked for too seldom to tell', counts(0, 19), NONE, NONE, undefined],
		['fails always', counts(0, 20), NONE, NONE, { failing: 1, allowed: 0.05 }],
		['fails as often as it may', counts(95, 5), NONE, NONE, undefined],
		['fails a little more than it may', counts(94, 6), NONE, NONE, { failing: 0.06, allowed: 0.05 }],
		['fails no more than what everybody has', counts(80, 20), counts(80, 20), NONE, undefined],
		[
			'fails more than what everybody has, by too much',
			counts(70, 30),
			counts(80, 20),
			NONE,
			{ failing: 0.3, allowed: 0.25 },
		],
		[
			'is compared over the same time where that tells enough',
			counts(80, 20),
			counts(100, 0),
			counts(0, 100),
			{
				failing: 0.2,
				allowed: 0.05,
			},
		],
		['is compared over the whole life where it does not', counts(80, 20), counts(1, 0), counts(80, 20), undefined],
	])('that %s', (_what, candidate, current, currentLife, expected) => {
		const verdict = verdictOn({ candidate, current, currentLife, limit: 0.05 })
		expect(verdict && { failing: round(verdict.failing), allowed: round(verdict.allowed) }).toEqual(expected)
	})
})

const round = (share: number) => Math.round(share * 1000) / 1000

describe('load times', () => {
	test.each([
		[0, 25],
		[25, 25],
		[26, 50],
		[400, 400],
		[99_999, 25_600],
	])('%d ms are counted up to %d', (ms, step) => {
		expect(stepOf(ms)).toBe(step)
	})

	test.each([
		[new Map<number, number>(), 0.5, null],
		[new Map([[100, 10]]), 0.5, 75],
		[new Map([[100, 10]]), 1, 100],
		[
			new Map([
				[100, 5],
				[200, 5],
			]),
			0.75,
			150,
		],
		[new Map([[25_600, 3]]), 0.5, 19_200],
	])('%j: within a share of %d it took %s', (steps, share, expected) => {
		expect(percentile(steps, share)).toBe(expected)
	})
})
