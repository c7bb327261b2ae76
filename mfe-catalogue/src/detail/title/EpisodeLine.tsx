import { artworkPath, type EpisodeLine as Episode, SITE_NAME } from 'shared-contract'
import { useFormats, useTitleName, useTranslations } from 'shared-i18n'
import {
	Avatar,
	Badge,
	CardTitle,
	Cluster,
	color,
	from,
	Meta,
	motion,
	Picture,
	PlayIcon,
	radius,
	size,
	space,
} from 'shared-ui'
import { styled } from 'styled-components'
import { episodeName } from './episodeName.ts'
import { titleTranslations } from './titleTranslations.ts'

const Line = styled.li`
	position: relative;
	display: grid;
	grid-template-columns: minmax(6.5rem, 30%) minmax(0, 1fr);
	gap: ${space[3]};
	padding: ${space[3]} ${space[2]};
	transition: background-color ${motion.fast};
	&:hover { background: ${color.raised}; }
	&:focus-within:has(:focus-visible) { box-shadow: inset 0 0 0 2px ${color.live}; border-radius: ${radius.md}; }
	${from.desktop} { grid-template-columns: 11rem minmax(0, 1fr); gap: ${space[4]}; }
`
const Still = styled.div`
	align-self: start;
	border-radius: ${radius.md};
	overflow: hidden;
`
const Text = styled.div`
	display: grid;
	align-content: start;
	gap: ${space[1]};
	min-width: 0;
`
const Description = styled.p`
	display: none;
	font-size: ${size.sm};
	color: ${color.muted};
	overflow: hidden;
	${from.phone} { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
`
/** Keeps the avatar and the name on one line. */
const PostedBy = styled.span`
	display: inline-flex;
	align-items: center;
	gap: ${space[2]};
	min-width: 0;
`

/** An episode in the list of its season. The whole line links to its page. */
export function EpisodeLine({ episode, color: placeholderColor }: { episode: Episode; color?: string }) {
	const t = useTranslations(titleTranslations)
	const formats = useFormats()
	const nameOf = useTitleName()
	const { durationMinutes, releaseDate, postedBy, filler } = episode
	const facts = [
		durationMinutes !== null && t('title.minutes', { number: durationMinutes }),
		releaseDate !== null && formats.date(releaseDate),
	].filter(Boolean)
	return (
		<Line>
			<Still>
				<Picture
					src={episode.imageUrl}
					fallbackUrl={artworkPath('episode', episode.id)}
					alt=""
					width={320}
					height={180}
					sizes="(width < 48em) 30vw, 176px"
					color={placeholderColor}
				/>
			</Still>
			<Text>
				<CardTitle to={`/episode/${episode.id}`}>
					<PlayIcon size={12} style={{ display: 'inline', marginInlineEnd: 6 }} />
					{episodeName(episode, nameOf(episode), t)}
				</CardTitle>
				{episode.description && <Description>{episode.description}</Description>}
				<Cluster $gap={2}>
					{filler && filler !== 'canon' && <Badge $tone="quiet">{t(`title.filler.${filler}`)}</Badge>}
					{facts.length > 0 && <Meta>{facts.join(' · ')}</Meta>}
					{postedBy.name !== SITE_NAME && (
						<PostedBy>
							<Avatar name={postedBy.name} url={postedBy.avatarUrl} size={20} />
							<Meta>{t('title.episode.addedBy', { name: postedBy.name })}</Meta>
						</PostedBy>
					)}
				</Cluster>
			</Text>
		</Line>
	)
}
