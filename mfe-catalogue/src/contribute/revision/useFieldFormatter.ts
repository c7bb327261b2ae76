import { airingWords } from 'shared-composition/airing/airingWords'
import { type Filler, type Format, isListField, LANGUAGE_TAGS, type Status, type TitleSeason } from 'shared-contract'
import { common, useLocale, useTranslations } from 'shared-i18n'
import { editTranslations } from './editTranslations.ts'
import { listLines } from './lists/listLines.ts'
import { revisionTranslations } from './revisionTranslations.ts'

/** Formats a field for readers: lists as lines, an airing and choices in words of their language, other fields as they are. */
export function useFieldFormatter(): (field: string, text: string) => string {
	const slice = useTranslations(revisionTranslations)
	const shared = useTranslations(common)
	const t = useTranslations(editTranslations)
	const tag = LANGUAGE_TAGS[useLocale()]
	return (field, text) => {
		if (text === '') return ''
		if (isListField(field)) return listLines(field, text, { t, slice, shared }, tag)
		switch (field) {
			case 'airing':
				return airingWords(text, slice, tag)
			case 'format':
				return shared(`format.${text as Format}`)
			case 'status':
				return shared(`status.${text as Status}`)
			case 'filler':
				return slice(`filler.${text as Filler}`)
			case 'season':
				return slice(`listing.season.${text as TitleSeason}`)
			default:
				return text
		}
	}
}
