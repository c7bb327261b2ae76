import type { Setup } from '../view/setup.ts'
import { capture } from './capture.ts'
import { goOffline, isolate } from './isolate.ts'
import { routeRequests } from './network.ts'

/** Makes this frame the browser of whom the workbench says it is. Imports no store: none may be made before. */
export function prepareFrame(setup: Setup): void {
	capture()
	isolate(setup)
	routeRequests(setup)
	if (setup.fault === 'offline') goOffline()
}
