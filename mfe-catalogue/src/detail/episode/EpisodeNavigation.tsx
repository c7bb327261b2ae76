import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type EpisodeLine, type EpisodePage, titlePath } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { ChevronLeftIcon, ChevronRightIcon, color, LinkButton, motion, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { episodeName } from '../title/episodeName.ts'
import { titleTranslations } from '../title/titleTranslations.ts'

const Navigation = styled.nav`
	display: grid;
	grid-template-columns: repeat(2, minmax(0, 1fr));
	gap: ${space[3]};
	> :last-child, > :first-child:nth-last-child(2) { grid-column: 1 / -1; }
`
const EpisodeLink = styled(Link)`
	display: grid;
	gap: ${space[1]};
	align-content: start;
	min-width: 0;
	padding: ${space[3]};
	border: 1px solid ${color.line};
	border-radius: ${radius.md};
	font-size: ${size.sm};
	text-decoration: none;
	background: ${color.surface};
	transition: border-color ${motion.fast};
	&:hover { border-color: ${color.edge}; }
	> :first-child { display: flex; align-items: center; gap: 4px; font-weight: 650; }
	> :last-child { color: ${color.muted}; overflow-wrap: anywhere; }
	&[data-direction='next'] { text-align: end; }
	&[data-direction='next'] > :first-child { justify-content: end; }
`

/** Links to the previous and the next episode, across seasons, and to the anime. */
export function EpisodeNavigation({ page }: { page: EpisodePage }) {
	const t = useTranslations(titleTranslations)
	return (
		<Navigation aria-label={t('episode.navigation')}>
			{page.previous && (
				<Neighbour
					direction="previous"
					episode={page.previous}
					label={
						<>
							<ChevronLeftIcon size={16} />
							{t('episode.previous')}
						</>
					}
				/>
			)}
			{page.next && (
				<Neighbour
					direction="next"
					episode={page.next}
					label={
						<>
							{t('episode.next')}
							<ChevronRightIcon size={16} />
						</>
					}
				/>
			)}
			<LinkButton to={titlePath(page.anime)} wide>
				{t('episode.toAnime')}
			</LinkButton>
		</Navigation>
	)
}

function Neighbour({
	direction,
	episode,
	label,
}: {
	direction: 'previous' | 'next'
	episode: EpisodeLine
	label: ReactNode
}) {
	const t = useTranslations(titleTranslations)
	const nameOf = useTitleName()
	return (
		<EpisodeLink
			to={`/episode/${episode.id}`}
			rel={direction === 'previous' ? 'prev' : 'next'}
			data-direction={direction}
		>
			<span>{label}</span>
			<span>{episodeName(episode, nameOf(episode), t)}</span>
		</EpisodeLink>
	)
}
