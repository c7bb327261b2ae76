import { CHAPTER_IDS, LEGAL_PAGES } from './legalPages.ts'
import en from './locales/en.json' with { type: 'json' }
import ja from './locales/ja.json' with { type: 'json' }
import pt from './locales/pt.json' with { type: 'json' }

describe.each([
	['pt', pt],
	['en', en],
	['ja', ja],
])('in %s', (_locale, texts: Record<string, string>) => {
	test.each(LEGAL_PAGES)('%s has the texts of exactly its chapters', (page) => {
		const chapters = CHAPTER_IDS[page].flatMap((chapter) => [`${page}.${chapter}.text`, `${page}.${chapter}.title`])
		const expected = [`${page}.lead`, `${page}.title`, ...chapters]
		const keys = Object.keys(texts).filter((key) => key.startsWith(`${page}.`))
		expect(keys.toSorted()).toEqual(expected.toSorted())
	})

	test('the texts state the ages, guardians, years and days', () => {
		expect(texts['terms.age.text']).toMatch(/13.*18/s)
		expect(texts['terms.age.text']).toMatch(/respons|guardian|保護者/)
		expect(texts['privacy.retention.text']).toMatch(/2.*3/s)
		expect(texts['privacy.rights.text']).toMatch(/15/)
		expect(texts['privacy.basis.text']).toMatch(/LGPD/)
		expect(texts['terms.account.text'] ?? '').toContain('](/privacy)')
	})
})
