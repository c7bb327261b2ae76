import { LANGUAGE_TAGS, LOCALES, type Locale } from 'shared-contract'

/** Each language by its own name, so that readers find theirs from any language. */
const NAMES: Record<Locale, string> = { pt: 'Português', en: 'English', ja: '日本語' }

export const LANGUAGES = LOCALES.map((locale) => ({ locale, name: NAMES[locale], tag: LANGUAGE_TAGS[locale] }))

/** A language's own name. */
export function languageName(locale: Locale): string {
	return NAMES[locale]
}
