import type { EpisodeCard as Episode } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { RowCarousel } from 'shared-ui/parts'
import { EpisodePoster } from '../../shared/card/EpisodePoster.tsx'
import { homeTranslations } from '../../shared/homeTranslations.ts'
import { HomeRow } from './HomeRow.tsx'
import { useRowMotion } from './useRowMotion.ts'

/** A row of the latest episodes; renders nothing if there are none. */
export function EpisodeRow({ episodes }: { episodes: readonly Episode[] }) {
	const t = useTranslations(homeTranslations)
	const autoScroll = useRowMotion()
	if (episodes.length === 0) return null
	return (
		<HomeRow title={t('episodes.title')} href="/episodes">
			<RowCarousel
				kind="episode"
				label={t('episodes.title')}
				previousLabel={t('home.row.previous')}
				nextLabel={t('home.row.next')}
				autoScroll={autoScroll}
			>
				{episodes.map((episode) => (
					<EpisodePoster key={episode.id} episode={episode} />
				))}
			</RowCarousel>
		</HomeRow>
	)
}
