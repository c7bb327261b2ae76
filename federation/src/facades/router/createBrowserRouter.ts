import { UNSAFE_createBrowserHistory as createBrowserHistory, type RouteObject } from 'react-router'
import { createRouter } from './createRouter.ts'
import { createKey } from './place.ts'
import type { LeanRouter, RouterOptions } from './types.ts'

/** A router over the browser's history. It starts to fetch the first page at once. */
export function createBrowserRouter(routes: RouteObject[], options?: RouterOptions): LeanRouter {
	const { state } = window.history
	// The library gives every entry that it has not made the same key; what is kept by key would be mixed up.
	if (!state?.key) window.history.replaceState({ ...state, key: createKey() }, '')
	return createRouter(createBrowserHistory(), routes, options)
}
