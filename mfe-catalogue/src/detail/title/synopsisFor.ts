import { type Locale, type Synopsis, TEXT_LANGUAGES, type TitlePage } from 'shared-contract'

/** The synopsis for a reader of `locale`; null without one. */
export function synopsisFor({ synopses }: Pick<TitlePage, 'synopses'>, locale: Locale): Synopsis | null {
	const known = TEXT_LANGUAGES[locale]
	const rank = ({ language }: Synopsis) => {
		const index = known.indexOf(language ?? '')
		return index < 0 ? known.length : index
	}
	return synopses.toSorted((one, other) => rank(one) - rank(other))[0] ?? null
}

/** True for a language that is the reader's own, in whatever country. */
export function isLanguageOf(locale: Locale, language: string): boolean {
	return language === locale || language.startsWith(`${locale}-`)
}
