import type { TitlePage } from 'shared-contract'

/** A name and, where it is known, its language as `lang` wants it. */
export interface OtherName {
	name: string
	language: string | undefined
}

const MAIN = ['native', 'romaji', 'en']

/**
 * The names beside the one that is shown: how the work is called where it comes from, in Latin letters and in English.
 */
export function mainNames({ names, japaneseTitle, title }: TitlePage, shown: string): OtherName[] {
	const known = [
		...(japaneseTitle ? [{ language: 'native', name: japaneseTitle }] : []),
		...names.filter(({ language }) => MAIN.includes(language)),
		{ language: 'pt-BR', name: title },
	]
	return distinct(known, [shown]).slice(0, 3)
}

/** Every other name, each once. */
export function otherNames(page: TitlePage, shown: string): OtherName[] {
	return distinct(page.names, [shown, ...mainNames(page, shown).map(({ name }) => name)])
}

function distinct(names: readonly { language: string; name: string }[], without: readonly string[]): OtherName[] {
	const seen = new Set(without.map(folded))
	return names
		.filter(({ name }) => !seen.has(folded(name)) && seen.add(folded(name)))
		.map(({ name, language }) => ({ name, language: languageTag(language) }))
}

const folded = (name: string) => name.normalize('NFKC').toLocaleLowerCase()

function languageTag(language: string): string | undefined {
	if (language === 'native') return 'ja'
	if (language === 'romaji') return 'ja-Latn'
	return language === 'synonym' ? undefined : language
}
