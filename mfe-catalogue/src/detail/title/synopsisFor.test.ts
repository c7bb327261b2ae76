import type { Locale, Synopsis } from 'shared-contract'
import { isLanguageOf, synopsisFor } from './synopsisFor.ts'

const synopsis = (language: string | null): Synopsis => ({
	text: 'x',
	language,
	author: null,
	sourceName: null,
	sourceUrl: null,
})
const chosen = (languages: string[], locale: Locale) =>
	synopsisFor({ synopses: languages.map(synopsis) }, locale)?.language

test.each<[Locale, string[], string | undefined]>([
	['pt', ['en', 'ja', 'pt-BR'], 'pt-BR'],
	['pt', ['en', 'pt'], 'pt'],
	['pt', ['ja', 'en'], 'en'],
	['pt', ['fr'], 'fr'],
	['en', ['pt-BR', 'en'], 'en'],
	['ja', ['pt-BR', 'en'], 'en'],
	['ja', ['ja', 'en'], 'ja'],
	['en', [], undefined],
])('a reader of %s gets of %j the one in %s', (locale, languages, language) => {
	expect(chosen(languages, locale)).toBe(language)
})

test('Portuguese of any country is Portuguese', () => {
	expect(['pt-BR', 'pt', 'pt-PT', 'en'].map((language) => isLanguageOf('pt', language))).toEqual([
		true,
		true,
		true,
		false,
	])
})
