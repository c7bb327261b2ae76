import { airingWords } from 'shared-composition/airing/airingWords'
import { LANGUAGE_TAGS } from 'shared-contract'
import { useLocale, useWords } from 'shared-i18n'
import { words } from '../words.ts'

/** Formats a field for readers: an airing in words of their language, other fields as they are. */
export function useFieldFormatter(): (field: string, text: string) => string {
	const t = useWords(words)
	const locale = useLocale()
	return (field, text) => (field === 'airing' ? airingWords(text, t, LANGUAGE_TAGS[locale]) : text)
}
