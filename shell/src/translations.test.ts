import { readFileSync } from 'node:fs'
import { LOCALES } from 'shared-contract'

const read = (name: string, locale: string): Record<string, string> =>
	JSON.parse(readFileSync(new URL(`../../${name}/locales/${locale}.json`, import.meta.url), 'utf8'))

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder).sort()

test.each(LOCALES)('the translations of %s have the keys and placeholders of Portuguese', (locale) => {
	const portuguese = read('shell', 'pt')
	const texts = read('shell', locale)
	expect(Object.keys(texts).sort()).toEqual(Object.keys(portuguese).sort())
	for (const [key, text] of Object.entries(texts))
		expect([key, placeholders(text)]).toEqual([key, placeholders(portuguese[key] ?? '')])
})

test.each(LOCALES)('no key of the frame in %s is a key of shared-i18n', (locale) => {
	const common = Object.keys(read('shared-i18n', locale))
	expect(Object.keys(read('shell', locale)).filter((key) => common.includes(key))).toEqual([])
})
