import { type Locale, preferredText, type Synopsis, type TitlePage } from 'shared-contract'

/** The synopsis for a reader of `locale`; null without one. */
export function synopsisFor({ synopses }: Pick<TitlePage, 'synopses'>, locale: Locale): Synopsis | null {
	return preferredText(synopses, locale) ?? null
}

/** True for a language that is the reader's own, in whatever country. */
export function isLanguageOf(locale: Locale, language: string): boolean {
	return language === locale || language.startsWith(`${locale}-`)
}
