import { useStore } from '@nanostores/react'
import { artworkPath, LANGUAGE_TAGS, type Release, titlePath } from 'shared-contract'
import { common, useLocale, useTitleName, useWords } from 'shared-i18n'
import { Card, CardSubtitle, CardTitle, color, from, Picture, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { words } from '../words.ts'
import { $zone } from './clock.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { calendarFormats } from './writing.ts'

const Line = styled(Card)`
	display: grid;
	grid-template-columns: 72px minmax(0, 1fr);
	gap: ${space[3]};
	height: auto;
	border-radius: ${radius.md};
	&:focus-within:has(:focus-visible) { outline: 2px solid ${color.live}; outline-offset: 4px; }
	${from.wide} { grid-template-columns: minmax(0, 1fr); gap: ${space[2]}; }
`
const Poster = styled(Picture)`
	border-radius: ${radius.md};
	box-shadow: 0 0 0 1px ${color.line};
`
const Words = styled.div`
	display: flex;
	flex-direction: column;
	gap: ${space[1]};
	min-width: 0;
`
const Times = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: baseline;
	gap: 0 ${space[2]};
	font-variant-numeric: tabular-nums;
	time { font-size: ${size.lg}; font-weight: 700; }
	${from.wide} { time { font-size: ${size.md}; } }
`

/** A release: when, how long until then, and which. Its own zone's time stands in the tooltip. */
export function ReleaseCard({ release }: { release: Release }) {
	const t = useWords(words)
	const shared = useWords(common)
	const locale = useLocale()
	const zone = useStore($zone)
	const name = useTitleName()(release)
	const formats = calendarFormats(LANGUAGE_TAGS[locale], zone)
	const instant = Date.parse(release.airsAt)
	return (
		<Line>
			<Poster
				src={release.imageUrl}
				fallbackUrl={artworkPath('poster', release.animeId)}
				alt=""
				width={200}
				height={300}
				color={release.color}
			/>
			<Words>
				<Times>
					<time
						dateTime={release.airsAt}
						title={t('calendar.source', { time: formats.exactly(instant, release.zone) })}
					>
						{formats.time(instant)}
					</time>
					<TimeLeft instant={instant} minutes={release.durationMinutes} />
				</Times>
				<CardTitle to={titlePath({ ...release, id: release.animeId })} title={name}>
					{name}
				</CardTitle>
				<CardSubtitle>
					{release.episode === null
						? shared(`format.${release.format}`)
						: t('calendar.episode', { number: release.episode })}
				</CardSubtitle>
			</Words>
		</Line>
	)
}
