import { memo } from 'react'
import type { TitleCard } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { Button, Stack } from 'shared-ui'
import { words } from '../words.ts'
import { activeFilters, LIFT_ALL } from './activeFilters.ts'
import { FilterBar } from './FilterBar.tsx'
import { Results } from './Results.tsx'
import { TitleGrid, TitleGridSkeleton } from './TitleGrid.tsx'
import type { TitleScreenData } from './titleScreen.ts'
import { type ListingAddress, useChoiceAt } from './useChoice.ts'

interface TitleListingBodyProps extends TitleScreenData {
	address: ListingAddress
}

/** What stands below the heading of a list: with controls it can be searched, filtered and ordered, and tells its total. */
export const TitleListingBody = memo(function TitleListingBody({ settings, arrival, address }: TitleListingBodyProps) {
	const { choice, change, hrefFor, isPending } = useChoiceAt(address, settings)
	const t = useWords(words)
	const { screen, controls, list } = settings
	const hasControls = controls.length > 0
	const isRestricted = choice.q !== '' || activeFilters(choice).length > 0

	return (
		<Stack $gap={6}>
			{hasControls && <FilterBar settings={settings} kind={list.kind} choice={choice} onChange={change} />}
			<Results<TitleCard>
				arrival={arrival}
				isPending={isPending}
				hrefFor={hrefFor}
				skeleton={<TitleGridSkeleton />}
				{...(hasControls && { count: ({ items, total }) => t('listing.count', { shown: items.length, total }) })}
				empty={{
					title: t(`${screen}.empty.title`),
					text: t(`${screen}.empty.text`),
					action: isRestricted && (
						<Button onClick={() => change({ ...LIFT_ALL, q: '' })}>{t('listing.clear.all')}</Button>
					),
				}}
				failed={t('listing.failed')}
			>
				{(titles) => <TitleGrid titles={titles} showStatus={hasControls} />}
			</Results>
		</Stack>
	)
})
