import { useLoaderData } from 'react-router-dom'
import { CARD_STAGGER_MS, EPISODES_PAGE_SIZE, type EpisodeCard } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Grid, SkeletonGrid } from 'shared-ui'
import { EpisodePoster } from '../../shared/card/EpisodePoster.tsx'
import { ListingLayout } from '../listing/ListingLayout.tsx'
import type { DeferredListing } from '../listing/listingLoader.ts'
import { listingTranslations } from '../listing/listingTranslations.ts'
import { Results } from '../listing/Results.tsx'
import type { ListingSettings } from '../listing/settings.ts'
import { useListingParams } from '../listing/useListingParams.ts'

export const EPISODES: ListingSettings = { screen: 'episodes', controls: [], sort: 'added' }

/** The number of cards that are visible without scrolling on most screens. */
const CARDS_ABOVE_FOLD = 4

/** Lists the latest episodes. */
export function EpisodesPage() {
	const deferred = useLoaderData<DeferredListing<EpisodeCard>>()
	const { hrefFor, isPending } = useListingParams(EPISODES)
	const t = useTranslations(listingTranslations)
	return (
		<ListingLayout screen="episodes">
			<Results
				deferred={deferred}
				isPending={isPending}
				hrefFor={hrefFor}
				skeleton={<SkeletonGrid kind="episode" count={EPISODES_PAGE_SIZE} />}
				empty={{ title: t('episodes.empty.title'), text: t('episodes.empty.text') }}
				failed={t('listing.failed')}
			>
				{(episodes) => (
					<Grid $kind="episode" $stagger={CARD_STAGGER_MS}>
						{episodes.map((episode, index) => (
							<li key={episode.id}>
								<EpisodePoster episode={episode} eager={index < CARDS_ABOVE_FOLD} />
							</li>
						))}
					</Grid>
				)}
			</Results>
		</ListingLayout>
	)
}
