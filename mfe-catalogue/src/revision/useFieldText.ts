import { airingWords } from 'shared-composition/airing/airingWords'
import { LANGUAGE_TAGS } from 'shared-contract'
import { useLocale, useWords } from 'shared-i18n'
import { words } from '../words.ts'

/** Gives a field's text as a reader is shown it: an airing in the words of their language, any other as it is. */
export function useFieldText(): (field: string, text: string) => string {
	const t = useWords(words)
	const locale = useLocale()
	return (field, text) => (field === 'airing' ? airingWords(text, t, LANGUAGE_TAGS[locale]) : text)
}
