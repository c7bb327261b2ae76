import { artworkPath, type EpisodeCard as Episode, SITE_NAME } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { Avatar, Cluster, Meta } from 'shared-ui'
import { EpisodeCard } from 'shared-ui/parts'
import { episodeTitle } from '../../detail/title/episodeName.ts'
import { homeTranslations } from '../homeTranslations.ts'

/** The card of an episode: its still, the name of its anime in the reader's language, and the member who posted it. */
export function EpisodePoster({ episode, eager }: { episode: Episode; eager?: boolean | undefined }) {
	const t = useTranslations(homeTranslations)
	const nameOf = useTitleName()
	const anime = nameOf({
		title: episode.animeTitle,
		englishTitle: episode.englishAnimeTitle,
		japaneseTitle: episode.japaneseAnimeTitle,
		romajiTitle: episode.romajiAnimeTitle,
	})
	const { durationMinutes: minutes, postedBy } = episode
	const title = episodeTitle(episode.title, episode.number, t)
	return (
		<EpisodeCard
			href={`/episode/${episode.id}`}
			title={anime}
			subtitle={minutes ? t('home.episodes.line', { title, number: minutes }) : title}
			imageUrl={episode.imageUrl}
			fallbackUrl={artworkPath('episode', episode.id)}
			color={episode.color}
			eager={eager}
		>
			{postedBy.name !== SITE_NAME && (
				<Cluster>
					<Avatar name={postedBy.name} url={postedBy.avatarUrl} size={24} />
					<Meta>{t('title.episode.addedBy', { name: postedBy.name })}</Meta>
				</Cluster>
			)}
		</EpisodeCard>
	)
}
