import { useStore } from '@nanostores/react'
import { useDeferredValue, useMemo } from 'react'
import type { Kind } from 'shared-contract'
import { common, useLocale, useTranslations } from 'shared-i18n'
import { Select } from 'shared-ui/controls'
import { $facets, NO_FACETS } from './facets.ts'
import type { FilterFieldsProps } from './filterProps.ts'
import { listingTranslations } from './listingTranslations.ts'
import { SELECT_NAMES, type SelectName, selectOf } from './selects.ts'

/** The option value of "no filter"; no key of a service is empty. */
const ALL = ''

/** What few titles of a kind have keeps no place until it is known to exist: taking it away would move the cards. */
const SELDOM: Record<Kind, readonly SelectName[]> = { anime: [], manga: ['season', 'service'] }

/** A select for each filter with one value, as far as a list has it. */
export function FilterFields(props: FilterFieldsProps) {
	const names = SELECT_NAMES.filter((name) => props.settings.controls.includes(name))
	return names.map((name) => <FilterSelect key={name} name={name} {...props} />)
}

function FilterSelect({ name, kind, params, onChange }: FilterFieldsProps & { name: SelectName }) {
	const t = useTranslations(listingTranslations)
	const shared = useTranslations(common)
	const locale = useLocale()
	const facets = useStore($facets[kind])
	const { values, nameOf } = selectOf(name)
	const chosen = params[name]
	// A value in the address is an option even if there are no titles of it.
	const offered = useMemo(() => {
		const all = values(facets, locale)
		return chosen === undefined || all.includes(chosen) ? all : [chosen, ...all]
	}, [values, facets, locale, chosen])
	// Deferred, because a hundred options in a closed select must not delay the first paint.
	const options = useDeferredValue(offered, chosen === undefined ? [] : [chosen])
	if (offered.length === 0 && (facets !== NO_FACETS || SELDOM[kind].includes(name))) return null
	return (
		<Select
			label={t(`listing.${name}`)}
			hideLabel
			value={String(chosen ?? ALL)}
			options={[
				{ value: ALL, label: t(`listing.${name}.all`) },
				...options.map((value) => ({ value: String(value), label: nameOf(value, { t, shared, locale, facets }) })),
			]}
			onSelect={(text) => onChange({ [name]: options.find((value) => String(value) === text) })}
		/>
	)
}
