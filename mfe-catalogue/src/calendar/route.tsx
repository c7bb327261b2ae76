import type { ShouldRevalidateFunction } from 'react-router-dom'
import { calendarRoute } from 'shared-contract'
import { readyWords } from 'shared-i18n'
import { call } from 'shared-state'
import { deferIfSlow } from '../deferred/deferred.ts'
import { words } from '../words.ts'
import { $zone } from './clock.ts'
import { weekAsked } from './days.ts'

export { CalendarPage as Component } from './CalendarPage.tsx'

/** Loads the week that the address names. */
export async function loader({ request }: { request: Request }) {
	const week = weekAsked(new URL(request.url).searchParams.get('week'), Date.now(), $zone.get())
	const response = call(calendarRoute, { query: { week } }, { signal: request.signal })
	const [deferred] = await Promise.all([deferIfSlow(response), readyWords(words)])
	return { week, deferred }
}

/** The filter for the reader's own list runs in the browser, so toggling it needs no request. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
	const isFilter = currentUrl.search !== nextUrl.search && weekIn(currentUrl) === weekIn(nextUrl)
	return isFilter ? false : defaultShouldRevalidate
}

function weekIn(url: URL): string | null {
	return url.searchParams.get('week')
}
