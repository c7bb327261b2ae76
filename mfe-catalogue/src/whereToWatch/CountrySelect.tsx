import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { LANGUAGE_TAGS } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { Select } from 'shared-ui/controls'
import { translations } from '../translations.ts'
import { namedCountries } from './countries.ts'
import { $country, chooseCountry } from './country.ts'

/** The country in which the reader watches, which this browser remembers. */
export function CountrySelect() {
	const t = useTranslations(translations)
	const tag = LANGUAGE_TAGS[useLocale()]
	const options = useMemo(
		() => namedCountries(tag).map(({ country, name }) => ({ value: country, label: name })),
		[tag],
	)
	return (
		<Select label={t('title.watch.country')} value={useStore($country)} options={options} onSelect={chooseCountry} />
	)
}
