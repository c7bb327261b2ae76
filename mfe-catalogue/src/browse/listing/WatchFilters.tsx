import { useStore } from '@nanostores/react'
import { LANGUAGE_TAGS } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { Select } from 'shared-ui/controls'
import { languageName } from '../../detail/entity/languageGroups.ts'
import { $facets, NO_FACETS } from './facets.ts'
import type { FilterFieldsProps } from './filterProps.ts'
import { listingTranslations } from './listingTranslations.ts'

/** The option value of "no filter"; no key of a service is empty. */
const ALL = ''

/** Selects for the language of the dub and the service, as far as a list has them and there are titles of any. */
export function WatchFilters({ settings: { controls }, kind, params, onChange }: FilterFieldsProps) {
	const t = useTranslations(listingTranslations)
	const locale = useLocale()
	const facets = useStore($facets[kind])
	const { dubs, services } = facets
	const isUnknown = facets === NO_FACETS
	// The reader's language comes first, and the one in the address is an option even if there are no titles of it.
	const languages = [
		...new Set([...dubs.filter((dub) => dub === locale), ...dubs, ...(params.dub ? [params.dub] : [])]),
	]
	const known = services.some(({ key }) => key === params.service)
	const choices = [...services, ...(params.service && !known ? [{ key: params.service, name: params.service }] : [])]
	return (
		<>
			{controls.includes('dub') && (languages.length > 0 || isUnknown) && (
				<Select
					label={t('listing.dub')}
					hideLabel
					value={params.dub ?? ALL}
					options={[
						{ value: ALL, label: t('listing.dub.all') },
						...languages.map((dub) => ({
							value: dub,
							label: t('listing.dub.in', { language: languageName(dub, LANGUAGE_TAGS[locale]) }),
						})),
					]}
					onSelect={(dub) => onChange({ dub: dub || undefined })}
				/>
			)}
			{controls.includes('service') && (choices.length > 0 || isUnknown) && (
				<Select
					label={t('listing.service')}
					hideLabel
					value={params.service ?? ALL}
					options={[
						{ value: ALL, label: t('listing.service.all') },
						...choices.map(({ key, name }) => ({ value: key, label: name })),
					]}
					onSelect={(service) => onChange({ service: service || undefined })}
				/>
			)}
		</>
	)
}
