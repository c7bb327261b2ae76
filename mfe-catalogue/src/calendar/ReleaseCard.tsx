import { useStore } from '@nanostores/react'
import {
	artworkPath,
	countdownTo,
	isDay,
	LANGUAGE_TAGS,
	localizedPosterUrl,
	type Release,
	titlePath,
} from 'shared-contract'
import { common, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { Badge, Card, CardSubtitle, CardTitle, color, from, Meta, Picture, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { calendarFormats } from './calendarFormats.ts'
import { calendarTranslations } from './calendarTranslations.ts'
import { $minute, $now, $timeZone } from './clock.ts'
import { ReleaseMarks } from './ReleaseMarks.tsx'

/** The poster beside the text; without the poster in the narrowest columns. */
const Layout = styled(Card)<{ $isNext: boolean; $isExpected: boolean }>`
	display: grid;
	grid-template-columns: 64px minmax(0, 1fr);
	align-items: start;
	gap: ${space[3]};
	height: auto;
	border-radius: ${radius.md};
	${(p) => p.$isNext && `background: ${color.raised}; box-shadow: 0 0 0 6px ${color.raised};`}
	/* Not announced: quieter than what is sure. */
	${(p) => p.$isExpected && `time { color: ${color.muted}; } img { opacity: .72; }`}
	&:focus-within:has(:focus-visible) { outline: 2px solid ${color.live}; outline-offset: 4px; }
	${from.wide} { grid-template-columns: minmax(0, 1fr); gap: ${space[2]}; }
	${from.full} { grid-template-columns: 40px minmax(0, 1fr); }
`
const Poster = styled(Picture)`
	border-radius: ${radius.md};
	box-shadow: 0 0 0 1px ${color.line};
	${from.wide} { display: none; }
	${from.full} { display: block; border-radius: ${radius.sm}; }
`
const Text = styled.div`
	display: flex;
	flex-direction: column;
	gap: 2px;
	min-width: 0;
	${from.wide} { a { font-size: ${size.sm}; } }
`
/** A column shows the time left for today only; on other days, the day of the column says enough. */
const Times = styled.div<{ $isToday: boolean }>`
	display: flex;
	flex-wrap: wrap;
	align-items: baseline;
	gap: 0 ${space[2]};
	font-variant-numeric: tabular-nums;
	time { font-size: ${size.lg}; font-weight: 700; }
	${from.wide} {
		time { font-size: ${size.sm}; }
		> :not(time) { ${(p) => !p.$isToday && 'display: none;'} font-size: ${size.xs}; }
	}
`

interface ReleaseCardProps {
	release: Release
	isToday: boolean
	/** The next release of the week to air. */
	isNext: boolean
}

/** A release: its time, the time left, and its title; without a time that none is known. The tooltip has the time in the time zone of the source. */
export function ReleaseCard({ release, isToday, isNext }: ReleaseCardProps) {
	const t = useTranslations(calendarTranslations)
	const shared = useTranslations(common)
	const locale = useLocale()
	const zone = useStore($timeZone)
	const name = useTitleName()(release)
	const formats = calendarFormats(LANGUAGE_TAGS[locale], zone)
	const instant = Date.parse(release.airsAt)
	return (
		<Layout $isNext={isNext} $isExpected={release.isExpected ?? false}>
			<Poster
				src={localizedPosterUrl(locale, release.imageUrl)}
				fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', release.animeId))}
				alt=""
				width={200}
				height={300}
				color={release.color}
			/>
			<Text>
				{isNext && (
					<div>
						<Badge $tone="stamp">{t('calendar.upNext')}</Badge>
					</div>
				)}
				{isDay(release.airsAt) ? (
					<Meta>{t('calendar.noTime')}</Meta>
				) : (
					<Times $isToday={isToday || isNext}>
						<time
							dateTime={release.airsAt}
							title={t('calendar.source', { time: formats.dateTime(instant, release.zone) })}
						>
							{formats.time(instant)}
						</time>
						<TimeLeft instant={instant} minutes={release.durationMinutes} isExpected={release.isExpected ?? false} />
					</Times>
				)}
				<CardTitle to={titlePath({ ...release, id: release.animeId })} title={name}>
					{name}
				</CardTitle>
				<CardSubtitle>
					{release.episode === null
						? shared(`format.${release.format}`)
						: t('calendar.episode', { number: release.episode })}
					{release.platform && ` · ${release.platform}`}
				</CardSubtitle>
				<ReleaseMarks {...release} />
			</Text>
		</Layout>
	)
}

const LAST_HOUR_MS = 3_600_000

interface TimeLeftProps {
	instant: number
	minutes: number | null
	/** Nobody has announced the showing, so nobody knows whether it took place. */
	isExpected: boolean
}

/** A live countdown to an instant: updates every minute, and every second in the last hour. */
function TimeLeft(props: TimeLeftProps) {
	const { instant } = props
	const minute = useStore($minute)
	const isLastHour = instant > minute && instant - minute <= LAST_HOUR_MS
	return isLastHour ? <TimeLeftBySecond {...props} /> : <TimeLeftText {...props} now={minute} />
}

function TimeLeftBySecond(props: TimeLeftProps) {
	return <TimeLeftText {...props} now={useStore($now)} />
}

function TimeLeftText({ instant, minutes, isExpected, now }: TimeLeftProps & { now: number }) {
	const t = useTranslations(calendarTranslations)
	const { state, ...parts } = countdownTo(instant, minutes, now)
	if (isExpected && (state === 'airing' || state === 'aired')) return <Meta>{t('calendar.left.expected')}</Meta>
	if (state === 'airing') return <Badge $tone="live">{t('calendar.airing')}</Badge>
	return <Meta>{t(`calendar.left.${state}`, parts)}</Meta>
}
