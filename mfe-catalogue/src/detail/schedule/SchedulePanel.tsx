import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { deferred, FailurePanel, showOutcome } from 'shared-composition'
import { isDay, LANGUAGE_TAGS, type ScheduledShowing, type TitlePage } from 'shared-contract'
import { useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { $session, signInPath } from 'shared-state'
import { Badge, Button, Cluster, color, LinkButton, Meta, SkeletonText, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { calendarFormats } from '../../calendar/calendarFormats.ts'
import { $timeZone } from '../../calendar/clock.ts'
import { ReleaseMarks } from '../../calendar/ReleaseMarks.tsx'
import { SourceNote } from '../../shared/SourceNote.tsx'
import { SidePanel } from '../title/SidePanel.tsx'
import { titleTranslations } from '../title/titleTranslations.ts'
import { DelayNotes } from './DelayNotes.tsx'
import { createSchedule, removeDelay } from './scheduleState.ts'

const DelayDialog = deferred(() =>
	import(/* webpackChunkName: "delay" */ './DelayDialog.tsx').then((chunk) => chunk.default),
)

/** The next episodes of an anime, confirmed or expected, and the notes that they come later. Loads after the page. */
export function SchedulePanel({ page }: { page: TitlePage }) {
	const t = useTranslations(titleTranslations)
	const name = useTitleName()(page)
	const [schedule] = useState(() => createSchedule(page.id))
	const state = useStore(schedule.$state)
	const session = useStore($session)
	const [isWriting, setWriting] = useState(false)

	useEffect(() => {
		void schedule.load()
	}, [schedule])

	async function remove(id: number) {
		if (showOutcome(await removeDelay(id), t('schedule.removed'))) await schedule.load()
	}

	return (
		<SidePanel title={t('schedule.title')}>
			{state.state === 'loading' && <SkeletonText lines={3} />}
			{state.state === 'failed' && <FailurePanel title={t('schedule.failed')} onRetry={schedule.load} />}
			{state.state === 'ready' && (
				<Stack $gap={4}>
					{state.value.upcoming.length === 0 ? (
						<Meta as="p">{t('schedule.none')}</Meta>
					) : (
						<UpcomingShowings showings={state.value.upcoming} />
					)}
					<SourceNote
						source={state.value.source}
						words={(date) => (date ? t('schedule.source', { date }) : t('schedule.source.undated'))}
					/>
					<DelayNotes notes={state.value.delays} onRemove={remove} />
				</Stack>
			)}
			{session.state === 'member' ? (
				<div>
					<Button size="sm" onClick={() => setWriting(true)}>
						{t('schedule.note')}
					</Button>
				</div>
			) : (
				<div>
					<LinkButton to={signInPath()} size="sm" variant="quiet">
						{t('schedule.note')}
					</LinkButton>
				</div>
			)}
			{isWriting && (
				<DelayDialog
					titleId={page.id}
					name={name}
					onClose={() => setWriting(false)}
					onSaved={() => {
						setWriting(false)
						void schedule.load()
					}}
				/>
			)}
		</SidePanel>
	)
}

const List = styled.ol`
	display: grid;
	gap: ${space[3]};
`
const Line = styled.li<{ $isExpected: boolean }>`
	display: grid;
	gap: 4px;
	padding-left: ${space[3]};
	border-left: 3px ${(p) => (p.$isExpected ? 'dashed' : 'solid')} ${(p) => (p.$isExpected ? color.edge : color.live)};
	font-size: ${size.sm};
	strong { font-weight: 650; }
	time { font-variant-numeric: tabular-nums; color: ${color.muted}; }
`

/** The next showings in the reader's time zone, each confirmed or expected. */
function UpcomingShowings({ showings }: { showings: readonly ScheduledShowing[] }) {
	const t = useTranslations(titleTranslations)
	const zone = useStore($timeZone)
	const formats = calendarFormats(LANGUAGE_TAGS[useLocale()], zone)
	return (
		<List>
			{showings.map((showing) => (
				<Line key={showing.airsAt} $isExpected={showing.isExpected}>
					<strong>
						{showing.episode === null ? t('schedule.film') : t('calendar.episode', { number: showing.episode })}
					</strong>
					<time dateTime={showing.airsAt}>
						{isDay(showing.airsAt) ? formats.date(showing.airsAt) : formats.dateTime(Date.parse(showing.airsAt), zone)}
					</time>
					<Cluster $gap={1}>
						{!showing.isExpected && <Badge $tone="live">{t('calendar.confirmed')}</Badge>}
						<ReleaseMarks {...showing} />
					</Cluster>
				</Line>
			))}
		</List>
	)
}
