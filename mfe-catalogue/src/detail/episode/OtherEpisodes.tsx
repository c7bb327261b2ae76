import { artworkPath, type EpisodePage } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { Card, CardSubtitle, CardTitle, color, Picture, radius, Stack, space } from 'shared-ui'
import { styled } from 'styled-components'
import { episodeName } from '../title/episodeName.ts'
import { SidePanel } from '../title/SidePanel.tsx'
import { titleTranslations } from '../title/titleTranslations.ts'

const Line = styled(Card)`
	display: grid;
	grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
	align-items: center;
	gap: ${space[3]};
	height: auto;
	> :first-child { border-radius: ${radius.sm}; overflow: hidden; }
	&:focus-within:has(:focus-visible) { outline: 2px solid ${color.live}; outline-offset: 4px; border-radius: ${radius.sm}; }
`

/** The neighbouring episodes; renders nothing if there are none. */
export function OtherEpisodes({ page }: { page: EpisodePage }) {
	const t = useTranslations(titleTranslations)
	const nameOf = useTitleName()
	if (page.others.length === 0) return null
	return (
		<SidePanel title={t('episode.others')}>
			<Stack as="ul" $gap={3}>
				{page.others.map((episode) => (
					<li key={episode.id}>
						<Line>
							<Picture
								src={episode.imageUrl}
								fallbackUrl={artworkPath('episode', episode.id)}
								alt=""
								width={240}
								height={135}
								color={page.anime.color}
							/>
							<div>
								<CardTitle to={`/episode/${episode.id}`}>{episodeName(episode, nameOf(episode), t)}</CardTitle>
								{episode.durationMinutes !== null && (
									<CardSubtitle>{t('title.minutes', { number: episode.durationMinutes })}</CardSubtitle>
								)}
							</div>
						</Line>
					</li>
				))}
			</Stack>
		</SidePanel>
	)
}
