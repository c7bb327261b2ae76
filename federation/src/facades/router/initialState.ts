import { type DataRouteObject, IDLE_NAVIGATION, matchRoutes } from 'react-router'
import { isCertain } from './isCertain.ts'
import { notFound } from './notFound.ts'
import type { Matches, RouterHistory, RouterState } from './types.ts'

/** What is on screen before anything has been fetched. */
export function initialState(history: RouterHistory, routes: DataRouteObject[], grows: boolean): RouterState {
	const { action, location } = history
	const found: Matches | null = matchRoutes(routes, location)
	const shown = found || grows ? { matches: found ?? [], errors: null } : notFound(routes, location.pathname)
	const initialized =
		(!grows || isCertain(found)) && !shown.matches.some(({ route }) => found && (route.lazy || route.loader))
	return {
		...shown,
		historyAction: action,
		location,
		initialized,
		renderFallback: !initialized,
		navigation: IDLE_NAVIGATION,
		restoreScrollPosition: null,
		preventScrollReset: false,
		revalidation: 'idle',
		loaderData: {},
		actionData: null,
		// The library's hooks expect these to be there.
		fetchers: new Map(),
		blockers: new Map(),
	}
}
