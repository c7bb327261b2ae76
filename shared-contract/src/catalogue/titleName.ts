import type { Locale } from '../locale.ts'

/** Any names of a title, chosen for a reader. */
export interface NamedTitle {
	title: string
	englishTitle: string | null
	japaneseTitle: string | null
	romajiTitle?: string | null | undefined
}

/** The names of titles that a reader can choose in place of those in the language of the site. */
export const TITLE_NAME_CHOICES = ['pt', 'romaji', 'en', 'ja'] as const satisfies readonly (Locale | 'romaji')[]

export type TitleNameChoice = (typeof TITLE_NAME_CHOICES)[number]

/** The query parameter for the names in a feed, a picture or the head of a page: `/anime/1?names=romaji`. */
export const TITLE_NAMES_PARAMETER = 'names'

export function isTitleNameChoice(value: unknown): value is TitleNameChoice {
	return TITLE_NAME_CHOICES.some((choice) => choice === value)
}

/**
 * A title's name for a reader who chose `names`, or of the locale `names`. Without a name of that language it is the
 * romanised one, and without that the title itself.
 */
export function titleName({ title, englishTitle, japaneseTitle, romajiTitle }: NamedTitle, names: string): string {
	if (names === 'pt') return title
	return (names === 'en' ? englishTitle : names === 'ja' && japaneseTitle) || romajiTitle || title
}

/** An address of the site with the chosen names. Without a choice it is the address itself. */
export function withTitleNames(address: string, names: TitleNameChoice | undefined): string {
	if (names === undefined) return address
	const [path = '', fragment] = address.split('#')
	const query = `${path.includes('?') ? '&' : '?'}${TITLE_NAMES_PARAMETER}=${names}`
	return `${path}${query}${fragment === undefined ? '' : `#${fragment}`}`
}
