import { type FranchiseWork, LANGUAGE_TAGS } from 'shared-contract'
import { common, useFormats, useLocale, useTranslations } from 'shared-i18n'
import { lengthText } from 'shared-i18n/length'
import { entityTranslations } from '../entity/entityTranslations.ts'

/** What a line says of a work: its format if asked for, its date and its length. */
export function useWorkFacts(): (work: FranchiseWork, withFormat?: boolean) => string {
	const t = useTranslations(entityTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const tag = LANGUAGE_TAGS[useLocale()]
	const episodes = (count: number) => t('franchise.episodes', { count })
	return ({ title, started, episodeCount, minutes }, withFormat = false) =>
		[
			withFormat && shared(`format.${title.format}`),
			started === null ? (title.year ?? t('franchise.unknownDate')) : formats.date(started),
			lengthText({ format: title.format, episodeCount, minutes }, episodes, tag),
		]
			.filter(Boolean)
			.join(' · ')
}
