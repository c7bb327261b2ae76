import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { load, loadState } from '../loads.ts'
import { PageSkeleton } from '../widget/PageSkeleton.tsx'
import { MISSING } from './missing.ts'
import { Screen } from './Screen.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { screenModule } from './screen.ts'

/**
 * The routes of a slice as the router of a page takes them. Screens that come by `lazy` are loaded with the same care as
 * the slice itself: the router's own `lazy` keeps a failure until the page is reloaded and waits for a hang for ever.
 * A route's `loader` beside `lazy` runs while the screen's code is fetched; one in the screen's module runs after it.
 */
export function sliceRoutes(slice: string, routes: readonly RouteObject[], above = ''): RouteObject[] {
	return routes.map((route) => {
		const { lazy, children, ErrorBoundary, ...rest } = route
		const key = `${above}${route.path ?? (route.index ? '/' : '')}`
		const own = {
			// Without one, the router takes the frame off the page while the first screen's data come.
			HydrateFallback: PageSkeleton,
			...(typeof lazy === 'function' ? { ...rest, ...screenRoute(slice, key, lazy, route) } : route),
		}
		// An index route has no children; the rest of the union's two halves is the same.
		return children ? ({ ...own, children: sliceRoutes(slice, children, key) } as RouteObject) : (own as RouteObject)
	})
}

function screenRoute(slice: string, path: string, lazy: () => Promise<unknown>, route: RouteObject) {
	const key = `screen ${path}`
	const loaded = () => {
		const state = loadState(slice, key).get()
		return state.state === 'ready' ? screenModule(state.module) : undefined
	}
	// Until the page shows the screen with its data, the screen's own rule must not keep them from being fetched.
	let hasData = false
	const onData = () => {
		hasData = true
	}
	return {
		async loader(args: LoaderFunctionArgs, context?: unknown) {
			const early = typeof route.loader === 'function' ? Promise.resolve(route.loader(args, context)) : undefined
			// Its failure is thrown below, when the screen is there to show it.
			early?.catch(() => {})
			await load(slice, key, lazy)
			const screen = loaded()
			if (!screen) return MISSING
			return early ?? screen.loader?.(args, context) ?? null
		},
		shouldRevalidate: (args: Parameters<NonNullable<RouteObject['shouldRevalidate']>>[0]) =>
			!hasData || (loaded()?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate),
		element: <Screen slice={slice} screen={key} onData={onData} />,
		errorElement: <ScreenBoundary slice={slice} screen={key} own={route.ErrorBoundary} />,
	}
}
