import type { TitleName, TitlePage } from 'shared-contract'

/** A name and, if known, its language as a value of `lang`; `form` is the language as it is stored. */
export interface OtherName {
	name: string
	language: string | undefined
	form: string
	isGuess: boolean
}

const MAIN = ['native', 'romaji', 'en']

/** The names for the header, beside the one in its heading: native, romanised and English. */
export function mainNames({ names, japaneseTitle, title }: TitlePage, shown: string): OtherName[] {
	const known = [
		...(japaneseTitle ? [{ language: 'native', name: japaneseTitle }] : []),
		...names.filter(({ language, isGuess }) => MAIN.includes(language) && !isGuess),
		{ language: 'pt-BR', name: title },
	]
	return distinct(known, [shown], essence).slice(0, 3)
}

/** All other names, without duplicates. */
export function otherNames(page: TitlePage, shown: string): OtherName[] {
	return distinct(page.names, [shown, ...mainNames(page, shown).map(({ name }) => name)])
}

function distinct(names: readonly TitleName[], excluded: readonly string[], keyOf = normalized): OtherName[] {
	const seen = new Set(excluded.map(keyOf))
	return names
		.filter(({ name }) => !seen.has(keyOf(name)) && seen.add(keyOf(name)))
		.map(({ name, language, isGuess = false }) => ({ name, language: languageTag(language), form: language, isGuess }))
}

const normalized = (name: string) => name.normalize('NFKC').toLocaleLowerCase()

const ARTICLE = /^(?:the|an?|os?|as?|uma?)$/

/** A name without articles, accents, marks and spaces: two names with the same essence read as one. */
function essence(name: string): string {
	const words = normalized(name)
		.normalize('NFKD')
		.replace(/[\u0300-\u036f'’]/g, '')
		// The marks of kana are letters here.
		.split(/[^\p{L}\p{N}\p{M}]+/u)
	return words.filter((word) => !ARTICLE.test(word)).join('') || normalized(name)
}

function languageTag(language: string): string | undefined {
	if (language === 'native') return 'ja'
	if (language === 'romaji') return 'ja-Latn'
	return language === 'synonym' ? undefined : language
}
