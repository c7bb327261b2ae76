import { COUNTRIES, namedCountries } from './countries.ts'
import { readerCountry } from './readerCountry.ts'

test.each([
	['the time zone says the country', 'America/Manaus', 'en-US', 'BR'],
	['a former name of a time zone does, too', 'Asia/Calcutta', 'pt-BR', 'IN'],
	['without a known zone, the region of the language does', 'UTC', 'pt-PT', 'PT'],
	['also behind a script', 'Etc/Unknown', 'zh-Hant-TW', 'TW'],
	['a region of the world is no country', 'UTC', 'es-419', 'BR'],
	['nor is a region that does not exist', 'UTC', 'en-ZZ', 'BR'],
	['without any, the language of the site does', undefined, undefined, 'BR'],
])('%s: %s, %s, %s', (_, timeZone, language, country) => {
	expect(readerCountry({ timeZone, language, locale: 'pt' })).toBe(country)
})

test('readers of English and Japanese without another hint are in the United States and in Japan', () => {
	expect(readerCountry({ timeZone: '', language: 'en', locale: 'en' })).toBe('US')
	expect(readerCountry({ timeZone: '', language: 'ja', locale: 'ja' })).toBe('JP')
})

test('every country has a name of its own, in the order of the language', () => {
	expect(new Set(COUNTRIES).size).toBe(249)
	const names = namedCountries('pt-BR').map(({ name }) => name)
	expect(names.indexOf('África do Sul')).toBeLessThan(names.indexOf('Brasil'))
	expect(new Set(names).size).toBe(249)
})
