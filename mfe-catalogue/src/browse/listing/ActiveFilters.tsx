import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { type Kind, tagName } from 'shared-contract'
import { common, useLocale, useTranslations } from 'shared-i18n'
import { Button, ChipRow, CloseIcon, radius } from 'shared-ui'
import { styled } from 'styled-components'
import { type ActiveFilter, NO_FILTERS } from './activeFilters.ts'
import { $facets } from './facets.ts'
import { $filterTags, NO_TAGS } from './filterTags.ts'
import type { ListingParams } from './listingParams.ts'
import { listingTranslations } from './listingTranslations.ts'
import { rangeWord } from './rangeWord.ts'
import { selectOf } from './selects.ts'

const RemoveButton = styled(Button)`
	border-radius: ${radius.full};
`

interface ActiveFiltersProps {
	active: readonly ActiveFilter[]
	kind: Kind
	onChange: (change: Partial<ListingParams>) => void
}

/** The active filters, each as a button that removes it. */
export function ActiveFilters({ active, kind, onChange }: ActiveFiltersProps) {
	const t = useTranslations(listingTranslations)
	const nameOf = useFilterName(kind, active)
	return (
		<ChipRow role="group" aria-label={t('listing.active')}>
			{active.map((filter) => {
				const name = nameOf(filter)
				return (
					<RemoveButton
						key={name}
						size="sm"
						aria-label={t('listing.lift', { name })}
						onClick={() => onChange(filter.change)}
					>
						{name}
						<CloseIcon size={12} />
					</RemoveButton>
				)
			})}
			<Button size="sm" variant="quiet" onClick={() => onChange(NO_FILTERS)}>
				{t('listing.clear.all')}
			</Button>
		</ChipRow>
	)
}

const $noTags = atom(NO_TAGS)

function useFilterName(kind: Kind, filters: readonly ActiveFilter[]) {
	const t = useTranslations(listingTranslations)
	const locale = useLocale()
	const tags = useStore(filters.some(({ filter }) => filter === 'tag') ? $filterTags[kind] : $noTags).items
	const shared = useTranslations(common)
	const facets = useStore($facets[kind])
	return (active: ActiveFilter): string => {
		switch (active.filter) {
			case 'score':
			case 'episodes':
			case 'minutes': {
				const [from = '', to = ''] = active.value.split('-')
				const what = t(`filters.${rangeWord(active.filter, kind)}`)
				return t(`filters.${from && to ? 'between' : from ? 'least' : 'most'}`, { what, from, to })
			}
			case 'tag':
				return tagName(tags.find(({ name }) => name === active.value) ?? { name: active.value }, locale)
			case 'with':
				return shared(`genre.${active.value}`)
			case 'without':
				return t('listing.genre.without', { genre: shared(`genre.${active.value}`) })
			case 'hide':
				return t('listing.hideMine')
			case 'adult':
				return t('listing.adult')
			default:
				return selectOf(active.filter).nameOf(active.value, { t, shared, locale, facets })
		}
	}
}
