import { Link } from 'react-router-dom'
import { artworkPath, type EpisodePage, titlePath } from 'shared-contract'
import { useFormats, useTitleName, useTranslations } from 'shared-i18n'
import { ChevronLeftIcon, color, from, HeadingText, Meta, Picture, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { episodeName } from '../title/episodeName.ts'
import { seasonName } from '../title/seasonName.ts'
import { titleTranslations } from '../title/titleTranslations.ts'

const Head = styled.header`
	display: grid;
	gap: ${space[3]};
	h1 { font-size: ${size['2xl']}; overflow-wrap: anywhere; }
	${from.phone} {
		grid-template: 'back back' auto 'still name' auto 'still facts' 1fr / minmax(0, 2fr) minmax(0, 3fr);
		gap: ${space[3]} ${space[6]};
		> :nth-child(2) { grid-area: still; }
	}
	${from.wide} { h1 { font-size: ${size['3xl']}; } }
`
const Back = styled(Link)`
	display: inline-flex;
	align-items: center;
	gap: ${space[1]};
	grid-column: 1 / -1;
	justify-self: start;
	padding-block: ${space[2]};
	font-size: ${size.sm};
	font-weight: 650;
	color: ${color.muted};
	text-decoration: none;
	&:hover { color: ${color.text}; text-decoration: underline; }
`
const Still = styled.div`
	border-radius: ${radius.lg};
	overflow: hidden;
`
const Facts = styled.ul`
	display: flex;
	flex-wrap: wrap;
	align-content: start;
	gap: ${space[1]} ${space[4]};
	> :first-child { font-weight: 650; }
`

/**
 * The top of an episode's page: the link back, the still, the number and name, the anime and season, the length and
 * release date. The still is small so that the platforms are visible without scrolling.
 */
export function EpisodeHeader({ page }: { page: EpisodePage }) {
	const t = useTranslations(titleTranslations)
	const formats = useFormats()
	const nameOf = useTitleName()
	const anime = nameOf(page.anime)
	return (
		<Head>
			<Back to={titlePath(page.anime)}>
				<ChevronLeftIcon size={18} />
				{t('episode.back', { title: anime })}
			</Back>
			<Still>
				<Picture
					src={page.imageUrl}
					fallbackUrl={artworkPath('episode', page.id)}
					alt=""
					width={640}
					height={360}
					sizes="(width < 40em) 92vw, 500px"
					color={page.anime.color}
					eager
				/>
			</Still>
			<h1>
				<HeadingText>{episodeName(page, nameOf(page), t)}</HeadingText>
			</h1>
			<Facts>
				<li>
					{anime} · {seasonName(page.seasonNumber, page.seasonTitle, t)}
				</li>
				{page.durationMinutes !== null && <Meta as="li">{t('title.minutes', { number: page.durationMinutes })}</Meta>}
				{page.releaseDate !== null && (
					<Meta as="li">{t('episode.released', { date: formats.date(page.releaseDate) })}</Meta>
				)}
				{page.filler && page.filler !== 'canon' && <Meta as="li">{t(`title.filler.${page.filler}`)}</Meta>}
			</Facts>
		</Head>
	)
}
