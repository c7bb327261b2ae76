import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { LANGUAGE_TAGS } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { Select } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { titleTranslations } from '../title/titleTranslations.ts'
import { namedCountries } from './countries.ts'
import { $country, chooseCountry } from './country.ts'

const Narrow = styled.div`
	max-width: 24rem;
`

/** The country in which the reader watches, which this browser remembers. */
export function CountrySelect() {
	const t = useTranslations(titleTranslations)
	const tag = LANGUAGE_TAGS[useLocale()]
	const options = useMemo(
		() => namedCountries(tag).map(({ country, name }) => ({ value: country, label: name })),
		[tag],
	)
	const country = useStore($country)
	return (
		<Narrow>
			<Select label={t('title.watch.country')} value={country} options={options} onSelect={chooseCountry} />
		</Narrow>
	)
}
