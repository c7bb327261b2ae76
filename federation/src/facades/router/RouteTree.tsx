import { type ReactElement, useContext } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, UNSAFE_RouteContext as RouteContext } from 'react-router'
import { RouteBoundary } from './RouteBoundary.tsx'
import type { Matches, RouterState } from './types.ts'
import { UnexpectedError } from './UnexpectedError.tsx'
import { visibleMatches } from './visibleMatches.ts'

/** The matched routes, each within the one above it, with the errors and fallbacks that stand in place of some. */
export function RouteTree({ state }: { state: RouterState }) {
	const { navigator } = useContext(NavigationContext)
	const visible = visibleMatches(state)
	const encoded = (path: string) => navigator.encodeLocation?.(escaped(path)).pathname ?? path
	const matches: Matches = visible.matches.map((match) => ({
		...match,
		pathname: encoded(match.pathname),
		pathnameBase: encoded(match.pathnameBase),
	}))
	// From the innermost outwards: each is the outlet of the one above it.
	function within(outlet: ReactElement | null, { route }: Matches[number], index: number): ReactElement {
		const above = matches.slice(0, index + 1)
		const error: unknown = state.errors?.[route.id]
		const failure = route.errorElement ?? <UnexpectedError />
		const own = index === visible.fallback ? route.hydrateFallbackElement : (route.element ?? outlet)
		const drawn = (
			<RouteContext value={{ outlet, matches: above, isDataRoute: true }}>
				{error === undefined ? own : failure}
			</RouteContext>
		)
		if (!route.errorElement && index > 0) return drawn
		return (
			<RouteBoundary state={state} matches={above} error={error} failure={failure}>
				{drawn}
			</RouteBoundary>
		)
	}
	return matches.reduceRight<ReactElement | null>(within, null)
}

// The addresses of matches are decoded; these signs would be read as separators again.
function escaped(path: string): string {
	return path.replace(/[%?#]/g, encodeURIComponent)
}
