import type { RouteObject } from 'react-router-dom'

/** Whether a slice's `routes` are what a router takes. */
export function isRoutes(value: unknown): value is RouteObject[] {
	return Array.isArray(value) && value.every((route) => typeof route === 'object' && route !== null)
}

/** The paths of routes as patterns, each whole: `/anime/:id`. */
export function pathsOf(routes: readonly RouteObject[], above = ''): string[] {
	return routes.flatMap(({ path = '', index, children = [] }) => {
		const whole = path.startsWith('/') ? path : [above, path].filter(Boolean).join('/')
		const own = children.length === 0 || index ? [whole || '/'] : []
		return [...own, ...pathsOf(children, whole)]
	})
}
