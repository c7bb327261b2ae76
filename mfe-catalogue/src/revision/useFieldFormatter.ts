import { airingWords } from 'shared-composition/airing/airingWords'
import { LANGUAGE_TAGS } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { translations } from '../translations.ts'

/** Formats a field for readers: an airing in words of their language, other fields as they are. */
export function useFieldFormatter(): (field: string, text: string) => string {
	const t = useTranslations(translations)
	const locale = useLocale()
	return (field, text) => (field === 'airing' ? airingWords(text, t, LANGUAGE_TAGS[locale]) : text)
}
