import { useLoaderData } from 'react-router-dom'
import type { RankedTitle } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { ListingLayout } from '../listing/ListingLayout.tsx'
import type { DeferredListing } from '../listing/listingLoader.ts'
import { Results } from '../listing/Results.tsx'
import { useListingParams } from '../listing/useListingParams.ts'
import { words } from '../words.ts'
import { Formula } from './Formula.tsx'
import { RankRow } from './RankRow.tsx'
import { Ranks, RanksSkeleton } from './Ranks.tsx'
import { RANKING } from './settings.ts'

/** Every anime and film by its popularity, and how that is reckoned. */
export function RankingPage() {
	const deferred = useLoaderData<DeferredListing<RankedTitle>>()
	const { hrefFor, isPending } = useListingParams(RANKING)
	const t = useWords(words)
	return (
		<ListingLayout screen="ranking">
			<Formula />
			<Results
				deferred={deferred}
				isPending={isPending}
				hrefFor={hrefFor}
				skeleton={<RanksSkeleton />}
				empty={{ title: t('ranking.empty.title'), text: t('ranking.empty.text') }}
				failed={t('listing.failed')}
			>
				{(ranked) => (
					<Ranks start={ranked[0]?.rank}>
						{ranked.map((each, place) => (
							<RankRow key={each.title.id} ranked={each} greatest={ranked[0]?.popularity ?? 0} eager={place < 5} />
						))}
					</Ranks>
				)}
			</Results>
		</ListingLayout>
	)
}
