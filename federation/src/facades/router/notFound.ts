import { type DataRouteObject, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import type { Matches, RouterState } from './types.ts'

type Shown = Pick<RouterState, 'matches' | 'errors'>

/** What stands when no route matches: the route at the root, with a 404 for its error boundary. */
export function notFound(routes: readonly DataRouteObject[], pathname: string): Shown {
	const error = new Error(`No route matches URL "${pathname}"`)
	return failedAtRoot(routes, new ErrorResponse(404, 'Not Found', error, true))
}

/** The route at the root with an error. */
export function failedAtRoot(routes: readonly DataRouteObject[], error: unknown): Shown {
	const root =
		routes.length === 1 ? routes[0] : routes.find((route) => route.index || !route.path || route.path === '/')
	const route: DataRouteObject = root ?? { id: 'not-found' }
	return { matches: [{ params: {}, pathname: '', pathnameBase: '', route }], errors: { [route.id]: error } }
}

/** The deepest route at or above `routeId` that shows errors; the root if none does. */
export function boundaryOf(matches: Matches, routeId?: string): string | undefined {
	const end = matches.findIndex(({ route }) => route.id === routeId)
	const above = end < 0 ? matches : matches.slice(0, end + 1)
	return (above.findLast(({ route }) => route.hasErrorBoundary === true) ?? matches[0])?.route.id
}
