import { useStore } from '@nanostores/react'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { TitleCard } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { signInPath } from 'shared-state'
import { Button, Cluster, Stack } from 'shared-ui'
import { Elsewhere } from '../search/Elsewhere.tsx'
import { words } from '../words.ts'
import { activeFilters, LIFT_ALL } from './activeFilters.ts'
import { FilterBar, WhereWide } from './FilterBar.tsx'
import { HideMine } from './HideMine.tsx'
import { $isListless } from './ownList.ts'
import { Results } from './Results.tsx'
import { TitleGrid, TitleGridSkeleton } from './TitleGrid.tsx'
import type { TitleScreenData } from './titleScreen.ts'
import { type ListingAddress, useChoiceAt } from './useChoice.ts'

interface TitleListingBodyProps extends TitleScreenData {
	address: ListingAddress
}

/**
 * What stands below the heading of a list: with controls it can be searched, filtered and ordered, and tells its total.
 */
export const TitleListingBody = memo(function TitleListingBody({ settings, deferred, address }: TitleListingBodyProps) {
	const { choice, change, hrefFor, isPending } = useChoiceAt(address, settings)
	const t = useWords(words)
	const isListless = useStore($isListless)
	const { screen, controls, list } = settings
	const hasControls = controls.length > 0
	const showWeightedRating = hasControls && choice.sort === 'rating'
	const active = activeFilters(choice)
	const isRestricted = choice.q !== '' || active.length > 0

	return (
		<Stack $gap={6}>
			{hasControls && <FilterBar settings={settings} kind={list.kind} choice={choice} onChange={change} />}
			<Results<TitleCard>
				deferred={deferred}
				isPending={isPending}
				hrefFor={hrefFor}
				skeleton={<TitleGridSkeleton />}
				{...(hasControls && { count: ({ items, total }) => t('listing.count', { shown: items.length, total }) })}
				note={
					choice.hideMine && isListless ? (
						<Link to={signInPath()}>{t('listing.mine.account')}</Link>
					) : (
						showWeightedRating && t('listing.weighted')
					)
				}
				aside={
					hasControls && (
						<WhereWide>
							<Cluster>
								{active.length > 0 && (
									<Button size="sm" variant="quiet" onClick={() => change(LIFT_ALL)}>
										{t('listing.clear.all')}
									</Button>
								)}
								<HideMine settings={settings} choice={choice} onChange={change} />
							</Cluster>
						</WhereWide>
					)
				}
				empty={{
					title: t(`${screen}.empty.title`),
					text: t(`${screen}.empty.text`),
					action: isRestricted && (
						<Button onClick={() => change({ ...LIFT_ALL, q: '' })}>{t('listing.clear.all')}</Button>
					),
				}}
				elsewhere={({ elsewhere }) => elsewhere && <Elsewhere query={choice.q} counts={elsewhere} />}
				failed={t('listing.failed')}
			>
				{(titles) => <TitleGrid titles={titles} showStatus={hasControls} showWeightedRating={showWeightedRating} />}
			</Results>
		</Stack>
	)
})
