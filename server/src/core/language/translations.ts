import type { ErrorCode, Locale } from 'shared-contract'
import { interpolate } from 'shared-i18n/interpolate'
import en from 'shared-i18n/locales/en.json' with { type: 'json' }
import ja from 'shared-i18n/locales/ja.json' with { type: 'json' }
import pt from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { staffRoleText } from 'shared-i18n/staffRoleText'

/** The translations of the shell: flat key to text. */
export const TRANSLATIONS: Record<Locale, Record<string, string>> = { pt, en, ja }

/** The translated message of an error. */
export function errorMessage(code: ErrorCode, locale: Locale): string {
	return TRANSLATIONS[locale][`errors.${code}`] ?? code
}

/** The words for the stored role of a staff member, with the note that it has. */
export function roleText(stored: string, locale: Locale): string {
	return staffRoleText(stored, (key, places) => interpolate(TRANSLATIONS[locale][key] ?? key, places, locale))
}
