import { createBrowserRouter } from 'react-router-dom'
import { PageSkeleton } from 'shared-composition'
import { $navigate } from 'shared-state'
import { Frame } from '../frame/Frame.tsx'
import { FrameFailure } from '../frame/FrameFailure.tsx'
import { ownerRoutes } from './ownerRoutes.ts'
import { Unclaimed } from './Unclaimed.tsx'

/** The route that holds the frame; slices' routes are patched in beneath it. */
export const FRAME_ROUTE = 'frame'

/** The router of the page. It knows no screen by name: the registry says which slice owns a path. */
export function createRouter() {
	const router = createBrowserRouter(
		[
			{
				id: FRAME_ROUTE,
				Component: Frame,
				ErrorBoundary: FrameFailure,
				// The fallback lets the frame stand while the slice that owns the first path is on the way.
				children: [{ path: '*', Component: Unclaimed, HydrateFallback: PageSkeleton }],
			},
		],
		{
			async patchRoutesOnNavigation({ path, patch }) {
				patch(FRAME_ROUTE, await ownerRoutes(path))
			},
		},
	)
	$navigate.set((path) => void router.navigate(path))
	return router
}
