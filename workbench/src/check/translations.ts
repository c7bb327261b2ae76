import { LOCALES, type Locale } from 'shared-contract'

export type Texts = Readonly<Record<string, string>>

/** What is missing or differs between the languages of a slice: keys, texts, and their `{places}`. */
export function translationGaps(texts: Readonly<Record<Locale, Texts>>): string[] {
	const keys = [...new Set(LOCALES.flatMap((locale) => Object.keys(texts[locale])))].sort()
	return keys.flatMap((key) =>
		LOCALES.flatMap((locale) => {
			const text = texts[locale][key]
			if (text === undefined || text.trim() === '') return [`“${key}” has no words in ${locale}.`]
			const same = placesIn(text) === placesIn(texts.pt[key] ?? '')
			return same ? [] : [`“${key}” has other places in ${locale} than in pt.`]
		}),
	)
}

function placesIn(text: string): string {
	return [...new Set(text.match(/\{[a-zA-Z]+\}/g))].sort().join(' ')
}
