import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect } from 'react'
import { type LoaderFunctionArgs, type RouteObject, useLoaderData, useRevalidator } from 'react-router-dom'
import { load, loadState } from '../loads.ts'
import { noAnswerWithin } from '../patience.ts'
import { PageContainer } from '../widget/PageContainer.tsx'
import { PageSkeleton } from '../widget/PageSkeleton.tsx'
import { SliceFailure } from '../widget/SliceFailure.tsx'
import { ScreenFailure } from './ScreenFailure.tsx'
import { isScreen, SCREEN_NOT_LOADED, screenModule } from './screen.ts'

/** A loader without an answer after this has failed, ms. A panel takes the place of its screen. */
export const DATA_TIMEOUT_MS = 10_000

/**
 * Converts the routes of a slice for the router of a page. Lazy screens load with the same retries and timeouts as the
 * slice, because the router's own `lazy` keeps a failure until a reload and waits for ever for a hanging request.
 * A route's `loader` beside `lazy` runs while the screen's code loads; one in the screen's module runs after it.
 */
export function sliceRoutes(slice: string, routes: readonly RouteObject[], above = ''): RouteObject[] {
	return routes.map((route) => {
		const { lazy, children, ErrorBoundary, ...rest } = route
		const key = `${above}${route.path ?? (route.index ? '/' : '')}`
		const own = {
			// Without one, the router removes the frame while the first screen's data load.
			HydrateFallback: PageSkeleton,
			...(typeof lazy === 'function' ? { ...rest, ...screenRoute(slice, key, lazy, route) } : route),
		}
		// An index route has no children; otherwise both types of the union are the same.
		return children ? ({ ...own, children: sliceRoutes(slice, children, key) } as RouteObject) : (own as RouteObject)
	})
}

function screenRoute(slice: string, path: string, lazy: () => Promise<unknown>, route: RouteObject) {
	const key = `screen ${path}`
	const loaded = () => {
		const state = loadState(slice, key).get()
		return state.state === 'ready' ? screenModule(state.module) : undefined
	}
	// Until the screen is shown with its data, the screen's own `shouldRevalidate` must not prevent the fetch.
	let hasData = false
	const onData = () => {
		hasData = true
	}
	return {
		async loader(args: LoaderFunctionArgs, context?: unknown) {
			const early = typeof route.loader === 'function' ? Promise.resolve(route.loader(args, context)) : undefined
			// Its failure is thrown below, when the screen is loaded and can show it.
			early?.catch(() => {})
			await load(slice, key, lazy)
			const screen = loaded()
			if (!screen) return SCREEN_NOT_LOADED
			return Promise.race([early ?? screen.loader?.(args, context) ?? null, noAnswerWithin(DATA_TIMEOUT_MS)])
		},
		shouldRevalidate: (args: Parameters<NonNullable<RouteObject['shouldRevalidate']>>[0]) =>
			!hasData || (loaded()?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate),
		element: <Screen slice={slice} screen={key} onData={onData} />,
		errorElement: <ScreenBoundary slice={slice} screen={key} own={route.ErrorBoundary} />,
	}
}

interface ScreenBoundaryProps {
	slice: string
	screen: string
	/** The boundary that the route declares beside `lazy`. */
	own: ComponentType | null | undefined
}

/** The error boundary of a screen: that of its module or its route, or the failure panel. */
function ScreenBoundary({ slice, screen, own }: ScreenBoundaryProps) {
	const state = loadState(slice, screen).get()
	const Own = (state.state === 'ready' && isScreen(state.module) ? state.module.ErrorBoundary : undefined) ?? own
	return Own ? <Own /> : <ScreenFailure slice={slice} screen={screen} />
}

interface ScreenProps {
	slice: string
	screen: string
	/** Called when the screen is rendered with its data. */
	onData: () => void
}

/** A screen of a slice, or a failure panel. A screen that loads late or by a retry first fetches its data. */
function Screen({ slice, screen, onData }: ScreenProps) {
	const state = useStore(loadState(slice, screen))
	const data: unknown = useLoaderData()
	const { revalidate } = useRevalidator()
	const isReady = state.state === 'ready'
	const late = isReady && data === SCREEN_NOT_LOADED
	useEffect(() => {
		if (late) void revalidate()
		else if (isReady) onData()
	}, [isReady, late, revalidate, onData])
	if (state.state === 'failed' || state.state === 'slow') {
		return (
			<PageContainer>
				<SliceFailure isPage slice={slice} load={state} />
			</PageContainer>
		)
	}
	const Component = isReady && !late ? screenModule(state.module)?.Component : undefined
	return Component ? <Component /> : <PageSkeleton />
}
