import { type DataRouteObject, UNSAFE_mapRouteProperties as mapRouteProperties } from 'react-router'

const underway = new WeakMap<DataRouteObject, Promise<void>>()

/** Fetches what a route's `lazy` brings and adds it to the route, once. A failure is forgotten, so that a retry can heal. */
export function loadLazy(route: DataRouteObject): Promise<void> | undefined {
	if (typeof route.lazy !== 'function') return undefined
	const known = underway.get(route)
	if (known) return known
	const load = fetched(route, route.lazy).finally(() => underway.delete(route))
	underway.set(route, load)
	return load
}

async function fetched(route: DataRouteObject, lazy: () => Promise<object>): Promise<void> {
	const brought = Object.entries(await lazy())
	// What the route itself says comes first.
	Object.assign(route, Object.fromEntries(brought.filter(([key]) => Reflect.get(route, key) === undefined)))
	Object.assign(route, mapRouteProperties(route), { lazy: undefined })
}
