import { createBrowserRouter } from 'react-router-dom'
import { PageSkeleton } from 'shared-composition'
import { $navigate } from 'shared-state'
import { Frame } from '../frame/Frame.tsx'
import { FrameFailure } from '../frame/FrameFailure.tsx'
import { CatchAllRoute } from './CatchAllRoute.tsx'
import { trackFirstPage } from './firstPageReady.ts'
import { redirectHashPaths } from './hashPath.ts'
import { setHistoryKey } from './historyKey.ts'
import { patchSliceRoutes } from './patchSliceRoutes.ts'

/** The id of the frame's route; the routes of slices become its children. */
export const FRAME_ROUTE = 'frame'

/** Creates the router of the page. It has no routes of screens: the registry says which slice owns a path. */
export function createRouter() {
	setHistoryKey()
	const router = createBrowserRouter(
		[
			{
				id: FRAME_ROUTE,
				// One element for all navigations, so that the frame does not render again.
				element: <Frame />,
				errorElement: <FrameFailure />,
				// The fallback shows the frame while the slice of the first path loads.
				children: [{ path: '*', element: <CatchAllRoute />, HydrateFallback: PageSkeleton }],
			},
		],
		{
			patchRoutesOnNavigation: ({ patch, ...visit }) => patchSliceRoutes(visit, (routes) => patch(FRAME_ROUTE, routes)),
		},
	)
	trackFirstPage(router)
	redirectHashPaths(router)
	$navigate.set((path, how) => void router.navigate(path, how))
	return router
}
