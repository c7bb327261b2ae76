import type { ShouldRevalidateFunction } from 'react-router-dom'
import { calendarRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { deferIfSlow } from '../shared/deferred/deferred.ts'
import { parseWeek } from './calendarDays.ts'
import { calendarTranslations } from './calendarTranslations.ts'
import { $timeZone } from './clock.ts'

export { CalendarPage as Component } from './CalendarPage.tsx'

/** Loads the week that the address names. */
export async function loader({ request }: { request: Request }) {
	const week = parseWeek(new URL(request.url).searchParams.get('week'), Date.now(), $timeZone.get())
	const response = call(calendarRoute, { query: { week } }, { signal: request.signal })
	const [deferred] = await Promise.all([deferIfSlow(response), loadTranslations(calendarTranslations)])
	return { week, deferred }
}

/** The filters run in the browser, so changing one needs no request. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
	const isFilterChange = currentUrl.search !== nextUrl.search && weekParameter(currentUrl) === weekParameter(nextUrl)
	return isFilterChange ? false : defaultShouldRevalidate
}

function weekParameter(url: URL): string | null {
	return url.searchParams.get('week')
}
