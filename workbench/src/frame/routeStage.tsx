import { createBrowserRouter, Outlet, type RouteObject, RouterProvider, useLocation } from 'react-router-dom'
import { findSlice, load, loadState, PageSkeleton, ScreenFailure, sliceRoutes } from 'shared-composition'
import { Toasts } from 'shared-composition/toasts'
import { $navigate } from 'shared-state'
import { styled } from 'styled-components'
import { CatchAllRoute } from './CatchAllRoute.tsx'
import { isRoutes } from './isRoutes.ts'
import { LocationReporter } from './LocationReporter.tsx'

const FRAME_ROUTE = 'frame'
const ROUTES = 'routes'

// As high as the window under the shell's header, for screens that take all of it.
const Body = styled.div`
	display: flex;
	flex-direction: column;
	min-height: 100vh;
	&:has([data-fills]) { height: 100vh; }
	> div { flex: 1; min-width: 0; }
	> div:has([data-fills]) { display: flex; min-height: 0; }
`

/** The screens of one slice, in a router as the shell makes it. */
export function routeStage(slice: string) {
	let given = false
	const router = createBrowserRouter(
		[
			{
				id: FRAME_ROUTE,
				Component: Frame,
				errorElement: <ScreenFailure slice={slice} screen={ROUTES} />,
				children: [
					{
						path: '*',
						element: <CatchAllRoute slice={slice} hasRoutes={() => given} />,
						HydrateFallback: PageSkeleton,
					},
				],
			},
		],
		{
			async patchRoutesOnNavigation({ patch, signal }) {
				if (given) return
				const routes = await routesOf(slice)
				// A visit that was overtaken takes none: the next one is given them.
				if (routes.length === 0 || given || signal.aborted) return
				given = true
				patch(FRAME_ROUTE, routes)
			},
		},
	)
	$navigate.set((path) => void router.navigate(path))
	return <RouterProvider router={router} useTransitions={false} />
}

async function routesOf(slice: string): Promise<RouteObject[]> {
	const loaded = await load(slice, ROUTES)
	if (loaded.state !== 'ready') return []
	const routes: unknown = Reflect.get(Object(loaded.module), ROUTES)
	if (isRoutes(routes)) return sliceRoutes(slice, routes)
	const version = findSlice(slice)?.version ?? ''
	const error = new Error(`${slice}@${version} exposes no list of routes`)
	loadState(slice, ROUTES).set({ state: 'failed', error })
	return []
}

function Frame() {
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
