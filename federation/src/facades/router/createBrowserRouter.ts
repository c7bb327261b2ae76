import { UNSAFE_createBrowserHistory as createBrowserHistory, type RouteObject } from 'react-router'
import { createRouter } from './createRouter.ts'
import type { LeanRouter, RouterOptions } from './types.ts'

/** A router over the browser's history. It starts to fetch the first page at once. */
export function createBrowserRouter(routes: RouteObject[], options?: RouterOptions): LeanRouter {
	return createRouter(createBrowserHistory(), routes, options)
}
