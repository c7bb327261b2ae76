import type { Route } from 'shared-contract'
import type { Right } from './readRights.testing.ts'

/** The endpoint of the contract that a row asks: of several that fit, the one whose path names most. */
export function routeOf({ method, path }: Pick<Right, 'method' | 'path'>, routes: readonly Route[]): Route | undefined {
	const asked = segments(path)
	return routes
		.filter((route) => route.method === method && fits(segments(route.path), asked))
		.toSorted((one, other) => places(one) - places(other))[0]
}

/** The endpoints that no row asks. */
export function routesWithoutRow(rights: readonly Right[], routes: readonly Route[]): Route[] {
	const asked = new Set(rights.map((right) => routeOf(right, routes)))
	return routes.filter((route) => !asked.has(route))
}

const segments = (path: string) => (path.split('?')[0] ?? '').split('/')
const places = ({ path }: Route) => segments(path).filter((segment) => segment.startsWith(':')).length

function fits(declared: readonly string[], asked: readonly string[]): boolean {
	return (
		declared.length === asked.length &&
		declared.every((segment, index) => segment.startsWith(':') || segment === asked[index])
	)
}
