import { LANGUAGE_TAGS, type Platform } from 'shared-contract'
import { collator, listFormat, useLocale, useTranslations } from 'shared-i18n'
import { languageName } from '../entity/languageGroups.ts'
import { titleTranslations } from '../title/titleTranslations.ts'
import { countryName } from './countries.ts'

/** Countries that are named before the rest is counted. */
const MAX_NAMED = 6

interface Wish {
	sayCountries: boolean
	sayUnknown: boolean
}

/** Returns the function that tells the lines below the name of a service: its countries and its languages. */
export function useServiceNote() {
	const t = useTranslations(titleTranslations)
	const tag = LANGUAGE_TAGS[useLocale()]
	const listed = (names: readonly string[]) => listFormat(tag, { style: 'narrow' }).format(names)

	function countriesLine(regions: readonly string[]): string {
		const names = regions.map((region) => countryName(region, tag)).sort(collator(tag).compare)
		const count = names.length - MAX_NAMED
		const countries = listed(names.slice(0, MAX_NAMED))
		return count > 0 ? t('title.watch.moreCountries', { countries, count }) : countries
	}

	return ({ regions, languages }: Platform, { sayCountries, sayUnknown }: Wish): string[] => {
		const lines: string[] = []
		if (regions === undefined && sayUnknown) lines.push(t('title.watch.regionsUnknown'))
		if (regions !== undefined && sayCountries) lines.push(countriesLine(regions))
		if (languages !== undefined) {
			const names = languages.map((language) => languageName(language, tag))
			lines.push(t('title.watch.languages', { languages: listed(names) }))
		}
		return lines
	}
}
