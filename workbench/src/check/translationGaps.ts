import { LOCALES, type Locale } from 'shared-contract'

export type Texts = Readonly<Record<string, string>>

/** Lists missing translations, and translations whose `{placeholders}` differ from the Portuguese ones. */
export function translationGaps(texts: Readonly<Record<Locale, Texts>>): string[] {
	const keys = [...new Set(LOCALES.flatMap((locale) => Object.keys(texts[locale])))].sort()
	return keys.flatMap((key) =>
		LOCALES.flatMap((locale) => {
			const text = texts[locale][key]
			if (text === undefined || text.trim() === '') return [`“${key}” has no translation in ${locale}.`]
			const isSame = placeholdersOf(text) === placeholdersOf(texts.pt[key] ?? '')
			return isSame ? [] : [`“${key}” has other placeholders in ${locale} than in pt.`]
		}),
	)
}

function placeholdersOf(text: string): string {
	return [...new Set(text.match(/\{[a-zA-Z]+\}/g))].sort().join(' ')
}
