import { setHorizontally } from './horizontal.ts'
import { balance, fill } from './lineBreaking.ts'
import { cleaned, wordsOf } from './nameWords.ts'
import { STYLES } from './styles.ts'
import { covers, parseUnicodeRange } from './unicodeRange.ts'
import { columnsOf, setVertically } from './vertical.ts'

const texts = (name: string) => wordsOf(name).map(({ text }) => text)

describe('the words of a name', () => {
	test('break at blanks, and between Japanese characters but never before a small or trailing one or in Katakana', () => {
		expect(texts('Mar de Cinzas')).toEqual(['Mar', 'de', 'Cinzas'])
		expect(texts('葬送のフリーレン')).toEqual(['葬', '送', 'の', 'フリーレン'])
		expect(texts('ファンタジスタドール')).toEqual(['ファンタジスタドール'])
		expect(texts('キャットの国！')).toEqual(['キャット', 'の', '国！'])
	})

	test.each([
		['  a\t\nb ', 'a b'],
		['a\u0000\u202eb', 'ab'],
		['\u0301\u0301', ''],
		['a\u0303', 'ã'],
	])('%j is read as %j', (name, expected) => expect(cleaned(name)).toBe(expected))
})

describe('lines', () => {
	test('are balanced: the widest is as narrow as can be', () => {
		const words = [30, 10, 10, 30].map((width) => ({ width, space: 5 }))
		expect(balance(words, 2)).toEqual({ starts: [0, 2], widest: 45 })
	})

	test('end in an ellipsis when the name is longer than they are', () => {
		const measure = (text: string) => [...text].length
		expect(fill(wordsOf('um dois tres quatro'), measure, 6, 2)).toEqual(['um', 'dois…'])
		expect(fill(wordsOf('abcdefghij'), measure, 4, 2)).toEqual(['abcd', 'efg…'])
	})
})

describe('a setting', () => {
	const room = { width: 348, height: 160, smallest: 26, largest: 90, align: 'start', lines: 4 } as const

	test.each(Object.entries(STYLES))('in the %s style fits its room, whatever the name', (_, style) => {
		for (const name of [
			'Oi',
			'Lâmina do Amanhã',
			'A Grande Travessia do Capitão Mirim',
			'palavra '.repeat(40),
			'零軌道',
			'x'.repeat(300),
		]) {
			const setting = setHorizontally(name, style, room)
			expect(setting?.outline).not.toBe('')
			expect(setting?.width).toBeLessThanOrEqual(room.width + 1)
			expect(setting?.height).toBeLessThanOrEqual(room.height + 1)
			expect(setting?.lines).toBeLessThanOrEqual(4)
		}
	})

	test('skips letters that no face has, and is nothing when none is left', () => {
		expect(setHorizontally('🦊', STYLES.gothic, room)).toBeNull()
		expect(setHorizontally('a🦊b', STYLES.gothic, room)).toEqual(setHorizontally('ab', STYLES.gothic, room))
	})

	test('runs down the page for a Japanese name only, in two columns at most', () => {
		expect(setVertically('Sem nome', STYLES.mincho, { height: 250, largest: 30 })).toBeNull()
		expect(setVertically('灰の海', STYLES.mincho, { height: 250, largest: 30 })?.lines).toBe(1)
		expect(setVertically('小さな船長の大航海記録', STYLES.mincho, { height: 250, largest: 30 })?.lines).toBe(2)
	})
})

test.each([
	['灰の海', ['灰の海']],
	['進撃の巨人 Season3', ['進撃の巨人', 'Season3']],
	['鋼の錬金術師 FULLMETAL ALCHEMIST', ['鋼の錬金術師', 'FULLMETAL…']],
	['小さな船長の大航海記録', ['小さな船長の', '大航海記録']],
	['キャットの国で暮らしていくためのたったひとつの方法', ['キャットの国で暮ら', 'していくためのた…']],
])('the columns of %s are %j', (name, columns) => {
	expect(columnsOf(name, STYLES.gothic)).toEqual(columns)
})

test('a unicode-range is read as spans of code points', () => {
	const spans = parseUnicodeRange('U+41-43, U+3042')
	expect(spans).toEqual([
		[0x41, 0x43],
		[0x3042, 0x3042],
	])
	expect(covers(spans, 0x42)).toBe(true)
	expect(covers(spans, 0x44)).toBe(false)
})
