import type { ShouldRevalidateFunction } from 'react-router-dom'
import { calendarRoute } from 'shared-contract'
import { readyWords } from 'shared-i18n'
import { call } from 'shared-state'
import { arrivalOf } from '../arrival/arrival.ts'
import { words } from '../words.ts'
import { $zone } from './clock.ts'
import { weekAsked } from './days.ts'

export { CalendarPage as Component } from './CalendarPage.tsx'

/** Asks for the week of the address. */
export async function loader({ request }: { request: Request }) {
	const week = weekAsked(new URL(request.url).searchParams.get('week'), Date.now(), $zone.get())
	const asked = call(calendarRoute, { query: { week } }, { signal: request.signal })
	const [arrival] = await Promise.all([arrivalOf(asked), readyWords(words)])
	return { week, arrival }
}

/** What is on the reader's list is known here already. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
	const isFilter = currentUrl.search !== nextUrl.search && weekIn(currentUrl) === weekIn(nextUrl)
	return isFilter ? false : defaultShouldRevalidate
}

function weekIn(url: URL): string | null {
	return url.searchParams.get('week')
}
