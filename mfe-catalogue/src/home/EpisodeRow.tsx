import { artworkPath, type EpisodeCard as Episode, ROW_SCROLL_INTERVAL_MS, ROW_SCROLL_JITTER_MS } from 'shared-contract'
import { common, useTitleName, useWords } from 'shared-i18n'
import { Avatar, Cluster, EpisodeCard, Meta, RowCarousel, Section } from 'shared-ui'
import { words } from '../words.ts'

/** The newest episodes; nothing where there are none. */
export function EpisodeRow({ episodes }: { episodes: readonly Episode[] }) {
	const t = useWords(words)
	const shared = useWords(common)
	if (episodes.length === 0) return null
	return (
		<Section title={t('home.episodes')} href="/episodes" seeAll={shared('action.seeAll')}>
			<RowCarousel
				kind="episode"
				label={t('home.episodes')}
				previousLabel={t('home.row.previous')}
				nextLabel={t('home.row.next')}
				interval={ROW_SCROLL_INTERVAL_MS}
				jitter={ROW_SCROLL_JITTER_MS}
			>
				{episodes.map((episode) => (
					<RecentEpisode key={episode.id} episode={episode} />
				))}
			</RowCarousel>
		</Section>
	)
}

function RecentEpisode({ episode }: { episode: Episode }) {
	const t = useWords(words)
	const nameOf = useTitleName()
	const anime = nameOf({
		title: episode.animeTitle,
		englishTitle: episode.englishAnimeTitle,
		japaneseTitle: episode.japaneseAnimeTitle,
	})
	const { durationMinutes: minutes, postedBy } = episode
	return (
		<EpisodeCard
			href={`/episode/${episode.id}`}
			title={anime}
			subtitle={minutes ? t('home.episodes.line', { title: episode.title, number: minutes }) : episode.title}
			imageUrl={episode.imageUrl}
			fallbackUrl={artworkPath('episode', episode.id)}
			color={episode.color}
		>
			<Cluster>
				<Avatar name={postedBy.name} url={postedBy.avatarUrl} size={24} />
				<Meta>{t('home.episodes.postedBy', { name: postedBy.name })}</Meta>
			</Cluster>
		</EpisodeCard>
	)
}
