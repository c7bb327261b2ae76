import { useStore } from '@nanostores/react'
import { memo } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import { deferred } from 'shared-composition'
import type { TitleCard } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { signInPath } from 'shared-state'
import { Button, Cluster, Stack } from 'shared-ui'
import { AdultFilter } from '../../shared/adult/AdultFilter.tsx'
import { activeFilters, NO_FILTERS } from './activeFilters.ts'
import { DesktopOnly, FilterBar } from './FilterBar.tsx'
import { HideMine } from './HideMine.tsx'
import { ListingLayout } from './ListingLayout.tsx'
import type { DeferredListing } from './listingLoader.ts'
import { listingTranslations } from './listingTranslations.ts'
import { $hasNoOwnList } from './ownList.ts'
import { Results } from './Results.tsx'
import type { TitleListingSettings } from './settings.ts'
import { TitleGrid, TitleGridSkeleton } from './TitleGrid.tsx'
import { type ListingLocation, useListingLocation, useListingParamsAt } from './useListingParams.ts'

const OtherResults = deferred(() =>
	import(/* webpackChunkName: "other-results" */ '../search/OtherResults.tsx').then((chunk) => chunk.OtherResults),
)

const ListTools = deferred(() =>
	import(/* webpackChunkName: "list-tools" */ './ListTools.tsx').then((chunk) => chunk.ListTools),
)

/** Loader data of a list of titles: its settings and its cards. */
export interface TitleListingData {
	settings: TitleListingSettings
	deferred: DeferredListing<TitleCard>
}

/**
 * A screen that lists titles: the cards and, if the list has controls, the filters, the sort order and the total. All lists share
 * it, so on the way to another one its layout and filters stay.
 */
export function TitleListing() {
	const { settings, deferred } = useLoaderData<TitleListingData>()
	return (
		<ListingLayout screen={settings.screen}>
			<Body settings={settings} deferred={deferred} location={useListingLocation()} />
		</ListingLayout>
	)
}

interface BodyProps extends TitleListingData {
	location: ListingLocation
}

// Memoised, so that a step of a navigation that changes none of these does not render it.
const Body = memo(function Body({ settings, deferred, location }: BodyProps) {
	const { params, change, hrefFor, isPending } = useListingParamsAt(location, settings)
	const t = useTranslations(listingTranslations)
	const hasNoOwnList = useStore($hasNoOwnList)
	const { screen, controls, list } = settings
	const hasControls = controls.length > 0
	const showWeightedRating = hasControls && params.sort === 'rating'
	const active = activeFilters(params)
	const isRestricted = params.q !== '' || active.length > 0

	return (
		<Stack $gap={6}>
			{hasControls && <FilterBar settings={settings} kind={list.kind} params={params} onChange={change} />}
			<Results<TitleCard>
				deferred={deferred}
				isPending={isPending}
				hrefFor={hrefFor}
				skeleton={<TitleGridSkeleton />}
				{...(hasControls && { count: ({ items, total }) => t('listing.count', { shown: items.length, total }) })}
				note={
					params.hideMine && hasNoOwnList ? (
						<Link to={signInPath()}>{t('listing.mine.account')}</Link>
					) : (
						showWeightedRating && t('listing.weighted')
					)
				}
				{...(hasControls && {
					aside: ({ total, pageSize }) => (
						<Cluster>
							<ListTools
								key={screen + location.search}
								{...{ settings, params, total, pageSize }}
								search={location.search}
							/>
							<DesktopOnly>
								<Cluster>
									<HideMine settings={settings} params={params} onChange={change} />
									{settings.controls.includes('adult') && (
										<AdultFilter pressed={params.adult} onChange={(adult) => change({ adult })} />
									)}
								</Cluster>
							</DesktopOnly>
						</Cluster>
					),
				})}
				empty={{
					title: t(`${screen}.empty.title`),
					text: t(`${screen}.empty.text`),
					action: isRestricted && (
						<Button onClick={() => change({ ...NO_FILTERS, q: '' })}>{t('listing.clear.all')}</Button>
					),
				}}
				otherResults={({ elsewhere }) => elsewhere && <OtherResults query={params.q} counts={elsewhere} />}
				failed={t('listing.failed')}
			>
				{(titles) => (
					<TitleGrid
						// The cards of another list come as on a new page: the visible ones first.
						key={screen}
						titles={titles}
						showStatus={hasControls}
						showWeightedRating={showWeightedRating}
					/>
				)}
			</Results>
		</Stack>
	)
})
