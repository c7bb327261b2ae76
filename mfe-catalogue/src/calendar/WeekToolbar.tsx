import { useStore } from '@nanostores/react'
import { useSearchParams } from 'react-router-dom'
import {
	AIRING_PLACES,
	type AiringPlace,
	CALENDAR_FILE,
	LANGUAGE_TAGS,
	RELEASE_CHOICES,
	type ReleaseChoice,
	withTitleNames,
} from 'shared-contract'
import { $titleNames, useLocale, useTranslations } from 'shared-i18n'
import { ChevronLeftIcon, ChevronRightIcon, Cluster, IconLink, LinkButton, size, until } from 'shared-ui'
import { Select, Switch } from 'shared-ui/controls'
import { CalendarIcon } from 'shared-ui/parts'
import { styled } from 'styled-components'
import { requireOwnList } from '../browse/listing/ownList.ts'
import { addDays, startOfWeek } from './calendarDays.ts'
import { calendarFormats } from './calendarFormats.ts'
import { calendarPath, filterOf } from './calendarPath.ts'
import { calendarTranslations } from './calendarTranslations.ts'
import { $timeZone, $today } from './clock.ts'

const DateRange = styled.h2`
	font-size: ${size.lg};
	font-variant-numeric: tabular-nums;
`
/** On phones the choices have a row; in the next the words of the link break beside the switch, where they have room to. */
const Choices = styled(Cluster)`
	> :nth-child(-n + 2) { width: 11rem; }
	${until.phone} {
		> :nth-child(-n + 2) { flex: 1 1 8.5rem; width: auto; }
		flex: 1 0 100%;
		justify-content: space-between;
		> a { flex: 1 1 8.5rem; max-width: max-content; text-align: start; }
	}
`

/**
 * The toolbar of the calendar: links to the previous and the next week, the filters, and the
 * feed of what they show; with only the reader's list, the settings of the private one.
 */
export function WeekToolbar({ week }: { week: string }) {
	const t = useTranslations(calendarTranslations)
	const locale = useLocale()
	const names = useStore($titleNames)
	const zone = useStore($timeZone)
	const current = startOfWeek(useStore($today))
	const [query, setQuery] = useSearchParams()
	const filter = filterOf(query)
	const { mine, only, on } = filter
	const chosen = { ...(only && { only }), ...(on && { on }) }
	const to = (days: number) => {
		const sunday = addDays(week, days)
		return calendarPath(sunday === current ? undefined : sunday, filter)
	}

	function show(name: 'mine' | 'only' | 'on', value: string | undefined) {
		const next = new URLSearchParams(query)
		if (value) next.set(name, value)
		else next.delete(name)
		if (name === 'mine' && value && !requireOwnList(`/calendar?${next}`, t('listing.mine.account'))) return
		setQuery(next, { replace: true, preventScrollReset: true })
	}

	return (
		<Cluster $between $gap={4}>
			<Cluster $gap={2}>
				<IconLink to={to(-7)} label={t('calendar.previous')} icon={<ChevronLeftIcon />} filled preventScrollReset />
				<IconLink to={to(7)} label={t('calendar.next')} icon={<ChevronRightIcon />} filled preventScrollReset />
				<DateRange aria-live="polite">
					{calendarFormats(LANGUAGE_TAGS[locale], zone).dateRange(week, addDays(week, 6))}
				</DateRange>
				{week !== current && (
					<LinkButton to={calendarPath(undefined, filter)} size="sm" preventScrollReset>
						{t('calendar.thisWeek')}
					</LinkButton>
				)}
			</Cluster>
			<Choices $gap={4}>
				<Select<ReleaseChoice | ''>
					label={t('calendar.only')}
					hideLabel
					value={only ?? ''}
					options={[
						{ value: '', label: t('calendar.only.all') },
						...RELEASE_CHOICES.map((value) => ({ value, label: t(`calendar.only.${value}`) })),
					]}
					onSelect={(value) => show('only', value)}
				/>
				<Select<AiringPlace | ''>
					label={t('calendar.on')}
					hideLabel
					value={on ?? ''}
					options={[
						{ value: '', label: t('calendar.on.all') },
						...AIRING_PLACES.map((value) => ({ value, label: t(`calendar.on.${value}`) })),
					]}
					onSelect={(value) => show('on', value)}
				/>
				<Switch label={t('calendar.mine')} checked={mine} onChange={(isOn) => show('mine', isOn ? '1' : undefined)} />
				{mine ? (
					<LinkButton to={`/settings/notifications?${new URLSearchParams(chosen)}#calendar`} size="sm" variant="quiet">
						<CalendarIcon size={18} />
						{t('calendar.subscribe.mine')}
					</LinkButton>
				) : (
					<LinkButton
						to={withTitleNames(`${CALENDAR_FILE}?${new URLSearchParams({ hl: locale, ...chosen })}`, names)}
						reloadDocument
						size="sm"
						variant="quiet"
					>
						<CalendarIcon size={18} />
						{t('calendar.subscribe')}
					</LinkButton>
				)}
			</Choices>
		</Cluster>
	)
}
