import type { TitlePage } from 'shared-contract'

/** A name and, if known, its language as a value of `lang`. */
export interface OtherName {
	name: string
	language: string | undefined
}

const MAIN = ['native', 'romaji', 'en']

/** The names for the header, beside the one in its heading: native, romanised and English. */
export function mainNames({ names, japaneseTitle, title }: TitlePage, shown: string): OtherName[] {
	const known = [
		...(japaneseTitle ? [{ language: 'native', name: japaneseTitle }] : []),
		...names.filter(({ language }) => MAIN.includes(language)),
		{ language: 'pt-BR', name: title },
	]
	return distinct(known, [shown]).slice(0, 3)
}

/** All other names, without duplicates. */
export function otherNames(page: TitlePage, shown: string): OtherName[] {
	return distinct(page.names, [shown, ...mainNames(page, shown).map(({ name }) => name)])
}

function distinct(names: readonly { language: string; name: string }[], excluded: readonly string[]): OtherName[] {
	const seen = new Set(excluded.map(normalized))
	return names
		.filter(({ name }) => !seen.has(normalized(name)) && seen.add(normalized(name)))
		.map(({ name, language }) => ({ name, language: languageTag(language) }))
}

const normalized = (name: string) => name.normalize('NFKC').toLocaleLowerCase()

function languageTag(language: string): string | undefined {
	if (language === 'native') return 'ja'
	if (language === 'romaji') return 'ja-Latn'
	return language === 'synonym' ? undefined : language
}
