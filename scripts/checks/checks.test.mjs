import { expressionsOf, isExponential } from './expressions.mjs'
import { checkTranslations, differences } from './translations.mjs'

describe('translations', () => {
	test('lack nothing in any room', () => {
		expect(checkTranslations()).toEqual([])
	})

	test('are found wanting where a key, a text or a place is missing', () => {
		const texts = { pt: { a: 'Oi, {name}', b: 'B' }, en: { a: 'Hi', b: ' ' }, ja: { a: '{name}', b: 'B', c: 'C' } }
		expect(differences(texts)).toEqual([
			'a in en has other places than in pt',
			'b has no words in en',
			'c has no words in pt',
			'c has no words in en',
		])
	})
})

describe('regular expressions', () => {
	test.each(['/^(?:a|aa)+$/', '/^\\/(?:[\\w-]+[\\w.-]*\\/)*[\\w-]+$/', '/(?<!x)(?:b+)+$/u'])(
		'%s is found out',
		async (expression) => expect(await isExponential(expression)).toBe(true),
	)

	test.each(['/^a+$/', '/^(?:\\/[\\w-][\\w.-]*)+$/', '/[ \\t]+\\n/g'])('%s may stay', async (expression) =>
		expect(await isExponential(expression)).toBe(false),
	)

	test('each is found where it stands, and none in a text or a comment', () => {
		const source = "const a = /x+/gu // /y+/\nexport const b = (c: string) => <i>{c.replace(/z/, '/w/')}</i>"
		expect(expressionsOf(source, true)).toEqual(['/x+/gu', '/z/'])
	})
})
