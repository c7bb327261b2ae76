import { useLoaderData } from 'react-router-dom'
import { CARD_STAGGER_MS, EPISODES_PAGE_SIZE, type EpisodeCard } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { Grid, SkeletonGrid } from 'shared-ui'
import { EpisodePoster } from '../card/EpisodePoster.tsx'
import { ListingFrame } from '../listing/ListingFrame.tsx'
import type { DeferredListing } from '../listing/listingLoader.ts'
import { Results } from '../listing/Results.tsx'
import { useChoice } from '../listing/useChoice.ts'
import { words } from '../words.ts'
import { EPISODES } from './settings.ts'

/** Cards that are in sight without scrolling. */
const FIRST_IN_SIGHT = 4

/** The episodes that were shown last. */
export function EpisodesPage() {
	const deferred = useLoaderData<DeferredListing<EpisodeCard>>()
	const { hrefFor, isPending } = useChoice(EPISODES)
	const t = useWords(words)
	return (
		<ListingFrame screen="episodes">
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
						{episodes.map((episode, place) => (
							<li key={episode.id}>
								<EpisodePoster episode={episode} eager={place < FIRST_IN_SIGHT} />
							</li>
						))}
					</Grid>
				)}
			</Results>
		</ListingFrame>
	)
}
