import { useStore } from '@nanostores/react'
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import { type CalendarWeek, LANGUAGE_TAGS } from 'shared-contract'
import { common, useLocale, useWords } from 'shared-i18n'
import { $saved, type Outcome, signInPath } from 'shared-state'
import { Container, EmptyState, LinkButton, Page, PageHeading, Stack } from 'shared-ui'
import { Await } from '../deferred/Await.tsx'
import type { Deferred } from '../deferred/deferred.ts'
import { $isListless } from '../listing/ownList.ts'
import { words } from '../words.ts'
import { calendarPath } from './address.ts'
import { $today, $zone } from './clock.ts'
import { DayPicker } from './DayPicker.tsx'
import { daysOf } from './days.ts'
import { WeekBar } from './WeekBar.tsx'
import { WeekColumns } from './WeekColumns.tsx'
import { WeekSkeleton } from './WeekSkeleton.tsx'
import { calendarFormats } from './writing.ts'

/** What is released on each day of a week, in the reader's zone. */
export function CalendarPage() {
	const t = useWords(words)
	const zone = useStore($zone)
	const tag = LANGUAGE_TAGS[useLocale()]
	const { week, deferred } = useLoaderData<{ week: string; deferred: Deferred<Outcome<CalendarWeek>> }>()
	const { revalidate } = useRevalidator()
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
					<WeekBar week={week} />
					<Await key={week} deferred={deferred} skeleton={<WeekSkeleton />}>
						{(outcome) =>
							outcome.state === 'done' ? (
								<Week week={week} answer={outcome.answer} />
							) : (
								<FailurePanel title={t('calendar.failed')} onRetry={revalidate} />
							)
						}
					</Await>
				</Stack>
			</Container>
		</Page>
	)
}

function Week({ week, answer }: { week: string; answer: CalendarWeek }) {
	const t = useWords(words)
	const zone = useStore($zone)
	const shared = useWords(common)
	const today = useStore($today)
	const isListless = useStore($isListless)
	const saved = useStore($saved)
	const [query] = useSearchParams()
	const mine = query.get('mine') === '1'
	const items = mine ? answer.items.filter(({ animeId }) => saved.has(animeId)) : answer.items
	const days = daysOf(items, week, { zone, today })

	if (mine && isListless) {
		return (
			<EmptyState
				title={t('calendar.mine')}
				text={t('listing.mine.account')}
				action={<LinkButton to={signInPath()}>{shared('action.signIn')}</LinkButton>}
			/>
		)
	}
	if (mine && days.every((day) => day.items.length === 0)) {
		return (
			<EmptyState
				title={t('calendar.mine.empty.title')}
				text={t('calendar.mine.empty.text')}
				action={
					<LinkButton to={calendarPath({ week: query.get('week') ?? undefined, mine: false })}>
						{t('calendar.mine.all')}
					</LinkButton>
				}
			/>
		)
	}
	return (
		<>
			<DayPicker days={days} />
			<WeekColumns days={days} />
		</>
	)
}
