import { isPreview } from 'shared-state'
import { fillModuleInfo } from './moduleInfo.ts'
import { showBadge } from './override/showBadge.tsx'
import { prefetchLinks } from './prefetch/prefetchLinks.ts'
import { $registry } from './registryStore.ts'
import { startReports } from './reports/startReports.ts'
import { startVitals } from './reports/startVitals.ts'
import { watchFreezes } from './watch/watchFreezes.ts'
import { watchScreens } from './watch/watchScreens.ts'

let isStarted = false

/** Starts the background tasks of a page: reports of slices' health and web vitals, a look at each screen and at pages that froze, prefetch of links, data for Module Federation's devtools, and the badge of overrides. */
export function startBackgroundTasks(): void {
	// React's strict mode runs effects twice.
	if (isStarted) return
	isStarted = true
	// Before the reports, whose last batch then has the vitals of a page that is left.
	startVitals()
	startReports()
	watchScreens()
	watchFreezes()
	prefetchLinks()
	fillModuleInfo()
	const state = $registry.get()
	const overridden = state.state === 'ready' ? state.registry.slices.filter(({ override }) => override) : []
	// The versions of a preview may be gone, and the reader wants to leave it all the same.
	if (overridden.length > 0 || isPreview()) void showBadge(overridden)
}
