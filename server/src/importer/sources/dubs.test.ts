import { dubLevelOf, readDubFile } from './dubs.ts'

test.each([
	['dubs/confidence/very-high/dubbed_portuguese.json', 'very-high'],
	['dubs/confidence/high/dubbed_portuguese.json', 'high'],
	['low/dubbed_english.json', 'low'],
	['dubbed_english.normal.json', 'normal'],
	['dubbed_english.json', 'low'],
	['highlands/dubbed_english.json', 'low'],
])('%s is of the level %s', (file, level) => expect(dubLevelOf(file)).toBe(level))

test('a file in an unknown language, or of another shape, is none', () => {
	expect(readDubFile({ language: 'Klingon', dubbed: [1] })).toBeUndefined()
	expect(readDubFile({ language: 'English', dubbed: ['1'] })).toBeUndefined()
	expect(readDubFile({ language: 'English', dubbed: [1, 2], partial: [2] })).toEqual({
		language: 'en',
		dubs: [
			{ malId: '1', isPartial: false },
			{ malId: '2', isPartial: true },
		],
	})
})
