import { createBrowserRouter } from 'react-router-dom'
import { PageSkeleton } from 'shared-composition'
import { $navigate } from 'shared-state'
import { Frame } from '../frame/Frame.tsx'
import { FrameFailure } from '../frame/FrameFailure.tsx'
import { CatchAllRoute } from './CatchAllRoute.tsx'
import { nameEntry } from './entry.ts'
import { followHashPaths } from './hashPath.ts'
import { followOpening } from './opened.ts'
import { giveOwnerRoutes } from './ownerRoutes.ts'

/** The route that holds the frame; slices' routes are patched in beneath it. */
export const FRAME_ROUTE = 'frame'

/** The router of the page. It knows no screen by name: the registry says which slice owns a path. */
export function createRouter() {
	nameEntry()
	const router = createBrowserRouter(
		[
			{
				id: FRAME_ROUTE,
				// An element that is made once: the frame is not drawn anew for each visit.
				element: <Frame />,
				errorElement: <FrameFailure />,
				// The fallback lets the frame stand while the slice that owns the first path is on the way.
				children: [{ path: '*', element: <CatchAllRoute />, HydrateFallback: PageSkeleton }],
			},
		],
		{
			patchRoutesOnNavigation: ({ patch, ...visit }) => giveOwnerRoutes(visit, (routes) => patch(FRAME_ROUTE, routes)),
		},
	)
	followOpening(router)
	followHashPaths(router)
	$navigate.set((path) => void router.navigate(path))
	return router
}
