import type { DataRouteMatch, DataRouter, RouteObject, UNSAFE_createBrowserHistory } from 'react-router'

export type RouterHistory = ReturnType<typeof UNSAFE_createBrowserHistory>
export type RouterState = DataRouter['state']
export type Action = RouterState['historyAction']
export type Location = RouterState['location']
export type Navigation = RouterState['navigation']
export type Matches = DataRouteMatch[]

/** What a router asks the page for when it has no sure route for a path. */
export interface PatchArguments {
	path: string
	/** Aborted when the reader goes elsewhere meanwhile. */
	signal: AbortSignal
	/** Adds routes beneath the route of that id, or at the top for `null`. Routes that are there already stay. */
	patch(routeId: string | null, children: RouteObject[]): void
}

export interface RouterOptions {
	patchRoutesOnNavigation?: (args: PatchArguments) => void | Promise<void>
}

/** The part of the library's router that the library's own hooks, `RouterProvider` and pages use. */
export interface LeanRouter
	extends Pick<
		DataRouter,
		'state' | 'routes' | 'navigate' | 'revalidate' | 'createHref' | 'encodeLocation' | 'dispose'
	> {
	/** Calls back after each change of `state`. Returns how to stop. */
	subscribe(listener: () => void): () => void
}
