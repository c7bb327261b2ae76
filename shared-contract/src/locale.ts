/** The languages of the site, in the order of the language menu. */
export const LOCALES = ['pt', 'en', 'ja'] as const

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'pt'

/** The BCP 47 tags that `Intl` and `<html lang>` want. */
export const LANGUAGE_TAGS: Record<Locale, string> = { pt: 'pt-BR', en: 'en', ja: 'ja' }

/** The cookie that repeats the stored locale, so that the server's first HTML is already in the reader's language. */
export const LOCALE_COOKIE = 'niouka_locale'

/** The query parameter for the language of a page: `/anime/1?hl=ja`. */
export const LOCALE_PARAMETER = 'hl'

export function isLocale(value: unknown): value is Locale {
	return LOCALES.some((locale) => locale === value)
}

/** The languages of a text that a reader understands, BCP 47, the preferred one first. Any other comes after them. */
export const TEXT_LANGUAGES: Readonly<Record<Locale, readonly string[]>> = {
	pt: ['pt-BR', 'pt', 'en'],
	en: ['en', 'pt-BR', 'pt'],
	ja: ['ja', 'en', 'pt-BR'],
}
