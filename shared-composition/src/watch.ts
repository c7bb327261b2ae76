import { fetchAhead } from './ahead/fetchAhead.ts'
import { fillModuleInfo } from './moduleInfo.ts'
import { showBadge } from './override/showBadge.tsx'
import { $registry } from './registry.ts'
import { startReports } from './reports/startReports.ts'

let watching = false

/** What a page does with its slices beside showing them: reports how they fare, fetches what a link leads to ahead, tells Module Federation's tools of them, and shows which of them this browser alone was given. */
export function watch(): void {
	// A page in strict mode begins everything twice.
	if (watching) return
	watching = true
	startReports()
	fetchAhead()
	fillModuleInfo()
	const state = $registry.get()
	const overridden = state.state === 'ready' ? state.registry.slices.filter(({ override }) => override) : []
	if (overridden.length > 0) void showBadge(overridden)
}
