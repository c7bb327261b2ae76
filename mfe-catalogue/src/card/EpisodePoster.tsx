import { artworkPath, type EpisodeCard as Episode } from 'shared-contract'
import { useTitleName, useWords } from 'shared-i18n'
import { Avatar, Cluster, EpisodeCard, Meta } from 'shared-ui'
import { words } from '../words.ts'

/** An episode as its still, with its anime's name in the reader's language and who posted it. */
export function EpisodePoster({ episode, eager }: { episode: Episode; eager?: boolean | undefined }) {
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
			eager={eager}
		>
			<Cluster>
				<Avatar name={postedBy.name} url={postedBy.avatarUrl} size={24} />
				<Meta>{t('title.episode.addedBy', { name: postedBy.name })}</Meta>
			</Cluster>
		</EpisodeCard>
	)
}
