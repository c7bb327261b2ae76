import { useLoaderData } from 'react-router-dom'
import type { RankedTitle } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { ListingLayout } from '../browse/listing/ListingLayout.tsx'
import type { DeferredListing } from '../browse/listing/listingLoader.ts'
import { listingTranslations } from '../browse/listing/listingTranslations.ts'
import { Results } from '../browse/listing/Results.tsx'
import type { ListingSettings } from '../browse/listing/settings.ts'
import { useListingParams } from '../browse/listing/useListingParams.ts'
import { PopularityFormula } from './PopularityFormula.tsx'
import { RankFilters } from './RankFilters.tsx'
import { RankList, RankListSkeleton } from './RankList.tsx'
import { RankRow } from './RankRow.tsx'

export const RANKING: ListingSettings = {
	screen: 'ranking',
	controls: ['type', 'season', 'year', 'genres'],
	sort: 'popularity',
}

/** The animes and films by popularity, all or those of a filter, and how it is calculated. */
export function RankingPage() {
	const deferred = useLoaderData<DeferredListing<RankedTitle>>()
	const { params, change, hrefFor, isPending } = useListingParams(RANKING)
	const t = useTranslations(listingTranslations)
	return (
		<ListingLayout screen="ranking">
			<RankFilters settings={RANKING} params={params} onChange={change} />
			<PopularityFormula />
			<Results
				deferred={deferred}
				isPending={isPending}
				hrefFor={hrefFor}
				skeleton={<RankListSkeleton />}
				empty={{ title: t('ranking.empty.title'), text: t('ranking.empty.text') }}
				failed={t('listing.failed')}
			>
				{(ranked) => (
					<RankList start={ranked[0]?.rank}>
						{ranked.map((each, index) => (
							<RankRow
								key={each.title.id}
								ranked={each}
								greatest={ranked[0]?.popularity ?? 0}
								showVotes={ranked.some(({ title }) => title.totalVotes > 0)}
								eager={index < 5}
							/>
						))}
					</RankList>
				)}
			</Results>
		</ListingLayout>
	)
}
