import type { DataRouteMatch } from 'react-router'
import type { Location, Matches, RouterHistory, RouterState } from './types.ts'

interface Visit {
	history: RouterHistory
	/** What is on screen. */
	state: RouterState
	location: Location
	matches: Matches
	/** Everything is fetched again, whether it changes or not. */
	everything: boolean
}

/** The matched routes whose loader runs for a visit: those that are new, whose parameters or query differ. */
export function needsLoading({ history, state, location, matches, everything }: Visit): Matches {
	const currentUrl = history.createURL(state.location)
	const nextUrl = history.createURL(location)
	const samePath = currentUrl.pathname === nextUrl.pathname
	const byDefault = everything || samePath || currentUrl.search !== nextUrl.search
	return matches.filter((match, index) => {
		const { route } = match
		const current = state.matches[index]
		if (route.lazy) return true
		if (!route.loader) return false
		if (current?.route.id !== route.id || !Object.hasOwn(state.loaderData, route.id)) return true
		const defaultShouldRevalidate = byDefault || isOther(current, match)
		return (
			route.shouldRevalidate?.({
				currentUrl,
				currentParams: state.matches[0]?.params ?? {},
				nextUrl,
				nextParams: matches[0]?.params ?? {},
				defaultShouldRevalidate,
			}) ?? defaultShouldRevalidate
		)
	})
}

function isOther(current: DataRouteMatch, next: DataRouteMatch): boolean {
	if (current.pathname !== next.pathname) return true
	return current.route.path?.endsWith('*') === true && current.params['*'] !== next.params['*']
}
