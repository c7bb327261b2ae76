import { createPath, parsePath, resolvePath, type To } from 'react-router'
import type { Location, Matches } from './types.ts'

export interface From {
	location: Pick<Location, 'pathname'>
	matches: Matches
	/** The route that `..` counts from; the deepest without one. */
	routeId?: string | undefined
	/** `path` counts `..` by segments of the address, `route` by routes. */
	relative?: 'route' | 'path' | undefined
}

/** The path that `to` stands for when it is written in a route: the library's rules for links. */
export function resolveTo(to: To, { location, matches, routeId, relative }: From): string {
	const target = typeof to === 'string' ? parsePath(to) : to
	const pathname = to === '' || target.pathname === '' ? '/' : target.pathname
	if (pathname === undefined) return createPath(resolvePath(target, location.pathname))
	const above = routePaths(matches, routeId)
	const up = relative === 'path' ? 0 : stepsUp(pathname)
	const rest = pathname.split('/').slice(up).join('/')
	const from = above[above.length - 1 - up] ?? '/'
	const resolved = resolvePath({ ...target, pathname: up > 0 ? rest : (target.pathname ?? '') }, from)
	const slash =
		(pathname !== '/' && pathname.endsWith('/')) || (staysHere(to, pathname) && location.pathname.endsWith('/'))
	if (slash && !resolved.pathname.endsWith('/')) resolved.pathname += '/'
	return createPath(resolved)
}

function stepsUp(pathname: string): number {
	const segments = pathname.split('/')
	const first = segments.findIndex((segment) => segment !== '..')
	return first < 0 ? segments.length : first
}

function staysHere(to: To, pathname: string): boolean {
	return to === '' || pathname === '.'
}

function routePaths(matches: Matches, routeId: string | undefined): string[] {
	const end = matches.findIndex(({ route }) => route.id === routeId)
	const contributing = matches
		.slice(0, end < 0 ? matches.length : end + 1)
		.filter(({ route }, index) => index === 0 || route.path)
	return contributing.map((match, index) => (index === contributing.length - 1 ? match.pathname : match.pathnameBase))
}
