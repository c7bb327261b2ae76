import type { RouteObject } from 'react-router-dom'

/** Whether a value is a list of route objects. */
export function isRoutes(value: unknown): value is RouteObject[] {
	return Array.isArray(value) && value.every((route) => typeof route === 'object' && route !== null)
}

/** The full path patterns of routes and their children, such as `/anime/:id`. */
export function pathsOf(routes: readonly RouteObject[], parent = ''): string[] {
	return routes.flatMap(({ path = '', index, children = [] }) => {
		const fullPath = path.startsWith('/') ? path : [parent, path].filter(Boolean).join('/')
		const own = children.length === 0 || index ? [fullPath || '/'] : []
		return [...own, ...pathsOf(children, fullPath)]
	})
}
