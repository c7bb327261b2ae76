import { useStore } from '@nanostores/react'
import { type DelayedRelease, isDay, LANGUAGE_TAGS, titlePath } from 'shared-contract'
import { common, useFormats, useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { Badge, Card, CardSubtitle, CardTitle, Cluster, color, Meta, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { calendarFormats } from './calendarFormats.ts'
import { calendarTranslations } from './calendarTranslations.ts'
import { $timeZone } from './clock.ts'

const Layout = styled(Card)`
	gap: 4px;
	height: auto;
	padding: ${space[2]} ${space[3]};
	border-radius: ${radius.md};
	box-shadow: inset 0 0 0 1px ${color.line};
	&:focus-within:has(:focus-visible) { outline: 2px solid ${color.live}; outline-offset: 2px; }
	a { font-size: ${size.sm}; }
	s { color: ${color.muted}; font-variant-numeric: tabular-nums; }
`
/** A long date breaks in a narrow column. */
const NewDate = styled(Badge)`
	white-space: normal;
`
const Reason = styled(Meta)`
	overflow-wrap: anywhere;
`

/** A release that comes later: its announced time struck out, its new date and the reason. */
export function DelayedCard({ release }: { release: DelayedRelease }) {
	const t = useTranslations(calendarTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const times = calendarFormats(LANGUAGE_TAGS[useLocale()], useStore($timeZone))
	const name = useTitleName()(release)
	const { newDate } = release
	return (
		<Layout>
			<Cluster $gap={2}>
				<s>{isDay(release.airsAt) ? times.date(release.airsAt) : times.time(Date.parse(release.airsAt))}</s>
				<NewDate $tone="danger">
					{newDate === null ? t('calendar.delayed') : t('calendar.delayed.to', { date: formats.date(newDate) })}
				</NewDate>
			</Cluster>
			<CardTitle to={titlePath({ ...release, id: release.animeId })} title={name}>
				{name}
			</CardTitle>
			<CardSubtitle>
				{release.episode === null
					? shared(`format.${release.format}`)
					: t('calendar.episode', { number: release.episode })}
			</CardSubtitle>
			<Reason as="p">{release.reason}</Reason>
		</Layout>
	)
}
