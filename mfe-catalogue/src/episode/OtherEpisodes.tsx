import { artworkPath, type EpisodePage } from 'shared-contract'
import { useTitleName, useWords } from 'shared-i18n'
import { EpisodeCard, from, Grid, Section } from 'shared-ui'
import { styled } from 'styled-components'
import { episodeName } from '../title/episodeName.ts'
import { words } from '../words.ts'

/** A dozen stills, one below the other, would be a long way down on a phone. */
const Others = styled(Grid)`
	--columns: 2;
	${from.wide} { --columns: 3; }
	${from.full} { --columns: 4; }
`

/** The episodes around this one; nothing where it is alone. */
export function OtherEpisodes({ page }: { page: EpisodePage }) {
	const t = useWords(words)
	const nameOf = useTitleName()
	if (page.others.length === 0) return null
	return (
		<Section title={t('episode.others')}>
			<Others $kind="episode">
				{page.others.map((episode) => (
					<li key={episode.id}>
						<EpisodeCard
							href={`/episode/${episode.id}`}
							title={episodeName(episode, nameOf(episode), t)}
							subtitle={t('title.episode.addedBy', { name: episode.postedBy.name })}
							length={
								episode.durationMinutes === null ? undefined : t('title.minutes', { number: episode.durationMinutes })
							}
							imageUrl={episode.imageUrl}
							fallbackUrl={artworkPath('episode', episode.id)}
							color={page.anime.color}
						/>
					</li>
				))}
			</Others>
		</Section>
	)
}
