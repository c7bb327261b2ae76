import { useStore } from '@nanostores/react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { LoadFailure } from 'shared-composition'
import {
	type AiringPlace,
	type CalendarWeek,
	isChosenRelease,
	LANGUAGE_TAGS,
	type Release,
	seasonOfNumber,
	seasonPath,
} from 'shared-contract'
import { common, useLocale, useTranslations } from 'shared-i18n'
import { $saved, type Outcome, signInPath } from 'shared-state'
import { Container, EmptyState, LinkButton, Page, PageHeading, Stack } from 'shared-ui'
import { $hasNoOwnList } from '../browse/listing/ownList.ts'
import { Await } from '../shared/deferred/Await.tsx'
import type { Deferred } from '../shared/deferred/deferred.ts'
import { SourceNote } from '../shared/SourceNote.tsx'
import { addDays, groupByDay } from './calendarDays.ts'
import { calendarFormats } from './calendarFormats.ts'
import { calendarPath, filterOf, NO_FILTER } from './calendarPath.ts'
import { calendarTranslations } from './calendarTranslations.ts'
import { $timeZone, $today } from './clock.ts'
import { DayPicker } from './DayPicker.tsx'
import { WeekColumns } from './WeekColumns.tsx'
import { WeekSkeleton } from './WeekSkeleton.tsx'
import { WeekToolbar } from './WeekToolbar.tsx'

interface CalendarData {
	week: string
	on: AiringPlace | undefined
	deferred: Deferred<Outcome<CalendarWeek>>
}

/** The releases of a week by day, in the reader's time zone. */
export function CalendarPage() {
	const t = useTranslations(calendarTranslations)
	const zone = useStore($timeZone)
	const tag = LANGUAGE_TAGS[useLocale()]
	const { week, on, deferred } = useLoaderData<CalendarData>()
	const title = t('calendar.title')

	return (
		<Page>
			<title>{`${title} · Niouka`}</title>
			<Container>
				<Stack $gap={6}>
					<PageHeading
						title={title}
						lead={t('calendar.zone', { zone: calendarFormats(tag, zone).zoneName(Date.now()) })}
					/>
					<WeekToolbar week={week} />
					<Await key={`${week} ${on}`} deferred={deferred} skeleton={<WeekSkeleton />}>
						{(outcome) =>
							outcome.state === 'done' ? (
								<Week week={week} answer={outcome.answer} />
							) : (
								<LoadFailure title={t('calendar.failed')} />
							)
						}
					</Await>
				</Stack>
			</Container>
		</Page>
	)
}

function Week({ week, answer }: { week: string; answer: CalendarWeek }) {
	const t = useTranslations(calendarTranslations)
	const zone = useStore($timeZone)
	const shared = useTranslations(common)
	const today = useStore($today)
	const hasNoOwnList = useStore($hasNoOwnList)
	const saved = useStore($saved)
	const [query] = useSearchParams()
	const filter = filterOf(query)
	const { mine } = filter
	const isShown = (release: Release) => (!mine || saved.has(release.animeId)) && isChosenRelease(filter, release)
	const delayed = groupByDay(answer.delayed.filter(isShown), week, { zone, today })
	const days = groupByDay(answer.items.filter(isShown), week, { zone, today }).map((day, index) => ({
		...day,
		delayed: delayed[index]?.items ?? [],
	}))

	if (mine && hasNoOwnList) {
		return (
			<EmptyState
				title={t('calendar.mine')}
				text={t('listing.mine.account')}
				action={<LinkButton to={signInPath()}>{shared('action.signIn')}</LinkButton>}
			/>
		)
	}
	const isEmpty = days.every((day) => day.items.length + day.delayed.length === 0)
	if (isEmpty && (mine || filter.on || answer.items.length > 0)) {
		return (
			<EmptyState
				title={t(filter.only || filter.on ? 'calendar.only.empty' : 'calendar.mine.empty.title')}
				text={filter.only || filter.on ? undefined : t('calendar.mine.empty.text')}
				action={
					<LinkButton to={calendarPath(query.get('week') ?? undefined, NO_FILTER)}>{t('calendar.mine.all')}</LinkButton>
				}
			/>
		)
	}
	if (isEmpty) return <EmptyWeek week={week} timesOf={answer.timesOf} />
	return (
		<>
			<DayPicker days={days} />
			<WeekColumns days={days} />
			<SourceNote
				source={answer.sources?.[0]}
				words={(date) => (date ? t('calendar.dataOf', { date }) : t('calendar.dataOf.undated'))}
			/>
		</>
	)
}

/** A week of which nothing is known: how old the times are, and the way to its season. */
function EmptyWeek({ week, timesOf }: { week: string; timesOf: string | undefined }) {
	const t = useTranslations(calendarTranslations)
	const formats = calendarFormats(LANGUAGE_TAGS[useLocale()], useStore($timeZone))
	const today = useStore($today)
	const isThisWeek = week <= today && today <= addDays(week, 6)
	return (
		<EmptyState
			title={t('calendar.none.title')}
			text={
				timesOf === undefined
					? t('calendar.none.unknown')
					: t('calendar.none.from', { date: formats.longDate(timesOf) })
			}
			action={<LinkButton to={seasonPath(seasonOf(isThisWeek ? today : week))}>{t('calendar.none.season')}</LinkButton>}
		/>
	)
}

/** The season of an ISO date. */
function seasonOf(date: string) {
	const [year = 0, month = 1] = date.split('-').map(Number)
	return seasonOfNumber(year * 4 + Math.floor((month - 1) / 3))
}
