import { excerpts } from './excerpt.ts'

const long = (count: number) => 'palavra '.repeat(count)

test('short texts are shown whole', () => {
	expect(excerpts('um', 'dois')).toEqual({ before: 'um', after: 'dois' })
	expect(excerpts('', 'novo')).toEqual({ before: '', after: 'novo' })
})

test('long texts are cut around their first difference', () => {
	const { before, after } = excerpts(`${long(100)}fim`, `${long(100)}fim, e mais`)
	expect(before).toMatch(/^….*palavra fim$/)
	expect(after).toMatch(/^….*palavra fim, e mais$/)
	const begun = excerpts(long(100), `x${long(100)}`)
	expect(begun.before).toMatch(/^palavra .*…$/)
	expect(begun.after).toMatch(/^xpalavra .*…$/)
})

test('a created text has an empty before, a shortened one has its end', () => {
	const { before, after } = excerpts('', long(100))
	expect([before, [...after].length <= 301, after.endsWith('…')]).toEqual(['', true, true])
	expect(excerpts(long(100), long(50)).after).toMatch(/^….*palavra$/)
})

test('surrogate pairs are not split', () => {
	expect(excerpts('', '🎌'.repeat(400)).after.isWellFormed()).toBe(true)
})
