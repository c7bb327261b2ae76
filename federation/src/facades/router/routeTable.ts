import { type DataRouteObject, UNSAFE_mapRouteProperties as mapRouteProperties, type RouteObject } from 'react-router'

/** The routes of a router, which grow while slices bring theirs. */
export interface RouteTable {
	readonly routes: DataRouteObject[]
	patch(routeId: string | null, children: readonly RouteObject[]): void
}

/** Gives each route an id where it has none: its place in the tree, as the library counts. */
export function createRouteTable(routes: readonly RouteObject[]): RouteTable {
	const byId = new Map<string, DataRouteObject>()
	const top = withIds(routes, [], byId)
	return {
		routes: top,
		patch(routeId, children) {
			const siblings = routeId === null ? top : childrenOf(byId.get(routeId), routeId)
			const added = children.filter((child) => !siblings.some((sibling) => isSameRoute(child, sibling)))
			siblings.push(...withIds(added, [routeId ?? '_', 'patch', String(siblings.length)], byId))
		},
	}
}

function withIds(
	routes: readonly RouteObject[],
	place: string[],
	byId: Map<string, DataRouteObject>,
): DataRouteObject[] {
	return routes.map((route, index) => {
		const here = [...place, String(index)]
		const { children, ...rest } = route
		const own = { ...rest, id: route.id ?? here.join('-') } as DataRouteObject
		if (byId.has(own.id)) throw new Error(`Two routes have the id ${own.id}`)
		byId.set(own.id, own)
		// Elements are made once: React skips a route whose element is the same object as before.
		Object.assign(own, mapRouteProperties(own))
		if (children) own.children = withIds(children, here, byId)
		return own
	})
}

function childrenOf(route: DataRouteObject | undefined, id: string): DataRouteObject[] {
	if (!route) throw new Error(`There is no route ${id} to patch children into`)
	route.children ??= []
	return route.children
}

function isSameRoute(one: RouteObject, other: RouteObject): boolean {
	if (one.id !== undefined && one.id === other.id) return true
	if (one.index !== other.index || one.path !== other.path || one.caseSensitive !== other.caseSensitive) return false
	if (!one.children?.length && !other.children?.length) return true
	return one.children?.every((child) => other.children?.some((candidate) => isSameRoute(child, candidate))) ?? false
}
