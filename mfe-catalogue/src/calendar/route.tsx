import type { ShouldRevalidateFunction } from 'react-router-dom'
import { calendarRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { deferIfSlow } from '../shared/deferred/deferred.ts'
import { parseWeek } from './calendarDays.ts'
import { filterOf } from './calendarPath.ts'
import { calendarTranslations } from './calendarTranslations.ts'
import { $timeZone } from './clock.ts'

export { CalendarPage as Component } from './CalendarPage.tsx'

/** Loads the week that the address names. */
export async function loader({ request }: { request: Request }) {
	const search = new URL(request.url).searchParams
	const week = parseWeek(search.get('week'), Date.now(), $timeZone.get())
	const { on } = filterOf(search)
	const response = call(calendarRoute, { query: { week, ...(on && { on }) } }, { signal: request.signal })
	const [deferred] = await Promise.all([deferIfSlow(response), loadTranslations(calendarTranslations)])
	return { week, on, deferred }
}

/** Most filters run in the browser, so changing one needs no request. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
	const isFilterChange = currentUrl.search !== nextUrl.search && askedBy(currentUrl) === askedBy(nextUrl)
	return isFilterChange ? false : defaultShouldRevalidate
}

function askedBy({ searchParams }: URL): string {
	return `${searchParams.get('week')} ${searchParams.get('on')}`
}
