import type { ErrorCode, Locale } from 'shared-contract'
import en from 'shared-i18n/locales/en.json' with { type: 'json' }
import ja from 'shared-i18n/locales/ja.json' with { type: 'json' }
import pt from 'shared-i18n/locales/pt.json' with { type: 'json' }

/** The translations of the shell: flat key to text. */
export const WORDS: Record<Locale, Record<string, string>> = { pt, en, ja }

/** The translated message of an error. */
export function errorWords(code: ErrorCode, locale: Locale): string {
	return WORDS[locale][`errors.${code}`] ?? code
}
