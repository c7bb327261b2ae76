import { scoreFields, wholeScore } from './score.ts'
import { SCORE_SCALES, scoreOf, topOf, valueOn } from './scoreScale.ts'

/** Every value that a member can give on a scale. */
function valuesOf(scale: (typeof SCORE_SCALES)[number]): number[] {
	const perStep = scale === 'POINT_10_DECIMAL' ? 10 : 1
	return Array.from({ length: topOf(scale) * perStep }, (_, at) => (at + 1) / perStep)
}

const TENTHS = valuesOf('POINT_100').map((value) => value / 10)

test.each(SCORE_SCALES)('what a member gives on %s is what they read', (scale) => {
	for (const value of valuesOf(scale))
		expect([value, valueOn(scale, scoreOf(scale, value) ?? 0)]).toEqual([value, value])
})

test.each(SCORE_SCALES)('a value of %s is a score in tenths, and a higher one means more', (scale) => {
	const scores = valuesOf(scale).map((value) => scoreOf(scale, value) ?? 0)
	for (const score of scores) expect(TENTHS).toContain(score)
	expect(scores).toEqual([...new Set(scores)].sort((one, other) => one - other))
})

test.each(SCORE_SCALES)('%s never shows a lower score as more', (scale) => {
	const shown = TENTHS.map((score) => valueOn(scale, score))
	expect(shown).toEqual([...shown].sort((one, other) => one - other))
	expect([shown.at(0), shown.at(-1)]).toEqual([valuesOf(scale)[0], topOf(scale)])
})

test('scores from 1 to 10 mean what they meant', () => {
	for (const score of valuesOf('POINT_10')) {
		expect(scoreOf('POINT_10', score)).toBe(score)
		expect(wholeScore(score)).toBe(score)
		expect(scoreFields(score)).toEqual({ score })
	}
})

test('a finer score has a whole one for those who know only these', () => {
	expect(scoreFields(8.5)).toEqual({ score: 9, exact: 8.5 })
	expect(scoreFields(0.2)).toEqual({ score: 1, exact: 0.2 })
	expect(scoreFields(null)).toEqual({ score: null })
})

test.each([0, -1, 4, Number.NaN])('%s is on no scale of three faces', (value) => {
	expect(scoreOf('POINT_3', value)).toBeUndefined()
})
