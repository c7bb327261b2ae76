import { isPreview } from 'shared-state'
import { fillModuleInfo } from './moduleInfo.ts'
import { showBadge } from './override/showBadge.tsx'
import { prefetchLinks } from './prefetch/prefetchLinks.ts'
import { $registry } from './registryStore.ts'
import { startReports } from './reports/startReports.ts'
import { watchScreens } from './watch/watchScreens.ts'

let isStarted = false

/** Starts the background tasks of a page: reports of slices' health, a look at each screen, prefetch of links, data for Module Federation's devtools, and the badge of overrides. */
export function startBackgroundTasks(): void {
	// React's strict mode runs effects twice.
	if (isStarted) return
	isStarted = true
	startReports()
	watchScreens()
	prefetchLinks()
	fillModuleInfo()
	const state = $registry.get()
	const overridden = state.state === 'ready' ? state.registry.slices.filter(({ override }) => override) : []
	// The versions of a preview may be gone, and the reader wants to leave it all the same.
	if (overridden.length > 0 || isPreview()) void showBadge(overridden)
}
