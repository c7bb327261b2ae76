import type { ErrorCode, Locale } from 'shared-contract'
import en from 'shared-i18n/locales/en.json' with { type: 'json' }
import ja from 'shared-i18n/locales/ja.json' with { type: 'json' }
import pt from 'shared-i18n/locales/pt.json' with { type: 'json' }

/** The texts of the frame: flat key to text. */
export const WORDS: Record<Locale, Record<string, string>> = { pt, en, ja }

/** What a refusal says, in the reader's words. */
export function errorWords(code: ErrorCode, locale: Locale): string {
	return WORDS[locale][`errors.${code}`] ?? code
}
