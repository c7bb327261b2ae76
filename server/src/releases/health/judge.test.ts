import { percentileOf, stepOf } from './histograms.ts'
import { verdictOn, verdictOnModules } from './judge.ts'

const NOBODY = { heard: 0, needed: 10, failing: 0 }
const heard = (failing: number, visitors = 100) => ({ heard: visitors, needed: 10, failing })
const NOTHING = { loads: 0, failures: 0 }

describe('a candidate', () => {
	test.each([
		['too few told of', heard(1, 9), NOBODY, NOTHING, undefined],
		['fails always', heard(1, 10), NOBODY, NOTHING, { failing: 1, allowed: 0.05 }],
		['fails as often as it may', heard(0.05), NOBODY, NOTHING, undefined],
		['fails a little more than it may', heard(0.06), NOBODY, NOTHING, { failing: 0.06, allowed: 0.05 }],
		['fails no more than what everybody has', heard(0.2), heard(0.2), NOTHING, undefined],
		[
			'fails more than what everybody has, by too much',
			heard(0.3),
			heard(0.2),
			NOTHING,
			{ failing: 0.3, allowed: 0.25 },
		],
		[
			'is compared over the same time where that tells enough',
			heard(0.1),
			heard(0),
			{ loads: 90, failures: 10 },
			{ failing: 0.1, allowed: 0.05 },
		],
		['is compared with the past where it does not', heard(0.1), heard(0, 9), { loads: 92, failures: 8 }, undefined],
		[
			'is not excused by a past of which somebody told the worst',
			heard(0.2),
			NOBODY,
			{ loads: 0, failures: 100_000 },
			{ failing: 0.2, allowed: 0.15 },
		],
	])('that %s', (_what, candidate, current, past, expected) => {
		const verdict = verdictOn({ candidate, current, past, limit: 0.05 })
		expect(verdict && { failing: round(verdict.failing), allowed: round(verdict.allowed) }).toEqual(expected)
	})
})

const reported = (visitors: number, failing: number) => [{ module: 'screen /rare', visitors, failing }]

describe('a version with a screen that', () => {
	test.each([
		['always fails', reported(10, 1), [], { failing: 1, allowed: 0.4 }],
		['always fails for too few', reported(9, 1), [], undefined],
		['loads and fails later', reported(10, 0.5), [], { failing: 0.5, allowed: 0.4 }],
		['fails for some', reported(10, 0.4), [], undefined],
		['failed as often before', reported(10, 1), reported(10, 0.6), undefined],
		['failed before for too few', reported(10, 1), reported(9, 0.6), { failing: 1, allowed: 0.4 }],
	])('%s', (_what, candidate, before, expected) => {
		const verdict = verdictOnModules({ candidate, before, needed: 10, margin: 0.4 })
		expect(verdict).toEqual(expected && { ...expected, module: 'screen /rare' })
	})
})

const round = (share: number) => Math.round(share * 1000) / 1000

describe('histograms', () => {
	test.each([
		[0, 0.01],
		[0.025, 0.025],
		[0.026, 0.05],
		[2.5, 2.5],
		[99, 10],
	])('%d is counted up to %d', (value, step) => {
		expect(stepOf(value)).toBe(step)
	})

	test.each([
		[[], 0.5, null],
		[[[0.1, 10]], 0.5, 0.075],
		[[[0.1, 10]], 1, 0.1],
		[
			[
				[0.1, 5],
				[0.15, 5],
			],
			0.75,
			0.125,
		],
		// The same step of two modules.
		[
			[
				[0.1, 1],
				[0.1, 9],
			],
			0.5,
			0.075,
		],
		[[[10, 3]], 0.5, 8],
	] as const)('%j: a share of %d has at most %s', (counts, share, expected) => {
		const rows = counts.map(([up_to, count]) => ({ up_to, count }))
		const value = percentileOf(rows, share)
		expect(value === null ? null : round(value)).toBe(expected)
	})
})
