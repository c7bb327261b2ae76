import { createBrowserRouter, Outlet, type RouteObject, RouterProvider, useLocation } from 'react-router-dom'
import { findSlice, load, loadState, PageSkeleton, ScreenFailure, sliceRoutes } from 'shared-composition'
import { Toasts } from 'shared-composition/toasts'
import { $navigate } from 'shared-state'
import { styled } from 'styled-components'
import { CatchAllRoute } from './CatchAllRoute.tsx'
import { isRoutes } from './isRoutes.ts'
import { LocationReporter } from './LocationReporter.tsx'

const LAYOUT_ROUTE = 'layout'
const ROUTES = 'routes'

// Full height, as below the shell's header, for screens that fill the window.
const Body = styled.div`
	display: flex;
	flex-direction: column;
	min-height: 100vh;
	&:has([data-fills]) { height: 100vh; }
	> div { flex: 1; min-width: 0; }
	> div:has([data-fills]) { display: flex; min-height: 0; }
`

/** The screens of one slice, in a router like the shell's. */
export function routePreview(slice: string) {
	let isPatched = false
	const router = createBrowserRouter(
		[
			{
				id: LAYOUT_ROUTE,
				Component: Layout,
				errorElement: <ScreenFailure slice={slice} screen={ROUTES} />,
				children: [
					{
						path: '*',
						element: <CatchAllRoute slice={slice} hasRoutes={() => isPatched} />,
						HydrateFallback: PageSkeleton,
					},
				],
			},
		],
		{
			async patchRoutesOnNavigation({ patch, signal }) {
				if (isPatched) return
				const routes = await loadRoutes(slice)
				// An aborted navigation adds no routes; the next navigation adds them.
				if (routes.length === 0 || isPatched || signal.aborted) return
				isPatched = true
				patch(LAYOUT_ROUTE, routes)
			},
		},
	)
	$navigate.set((path, how) => void router.navigate(path, how))
	return <RouterProvider router={router} useTransitions={false} />
}

async function loadRoutes(slice: string): Promise<RouteObject[]> {
	const loaded = await load(slice, ROUTES)
	if (loaded.state !== 'ready') return []
	const routes: unknown = Reflect.get(Object(loaded.module), ROUTES)
	if (isRoutes(routes)) return sliceRoutes(slice, routes)
	const version = findSlice(slice)?.version ?? ''
	const error = new Error(`${slice}@${version} does not expose a list of routes`)
	loadState(slice, ROUTES).set({ state: 'failed', error })
	return []
}

function Layout() {
	const { pathname, search } = useLocation()
	return (
		<>
			<LocationReporter path={pathname + search} />
			<Body>
				<div>
					<Outlet />
				</div>
			</Body>
			<Toasts label="Toasts" />
		</>
	)
}
