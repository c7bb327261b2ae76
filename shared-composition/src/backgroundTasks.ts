import type { Registry, RegistrySlice } from 'shared-contract'
import { isPreview } from 'shared-state'
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

/** A page with Module Federation's runtime. */
interface Tooled {
	__FEDERATION__?: { moduleInfo: Record<string, object>; __INSTANCES__: readonly { name: string }[] }
}

/**
 * Lists this page's remotes and their versions for Module Federation's devtools. They read
 * `__FEDERATION__.moduleInfo`, which the runtime fills only if it fetches manifests.
 */
function fillModuleInfo(): void {
	$registry.subscribe((state) => {
		const federation = (globalThis as Tooled).__FEDERATION__
		// The host's instance is the first; a page without federation has none.
		const [host] = federation?.__INSTANCES__ ?? []
		if (!federation || !host || state.state !== 'ready') return
		Object.assign(federation.moduleInfo, moduleInfoOf(host.name, state.registry))
	})
}

/** Converts the registry to Module Federation's snapshot format. */
function moduleInfoOf(hostName: string, { slices }: Registry): Record<string, object> {
	const matched = slices.map(({ name, version }) => [name, { matchedVersion: version }])
	const host = { version: '', remoteEntry: '', remotesInfo: Object.fromEntries(matched) }
	return Object.fromEntries([[hostName, host], ...slices.map((slice) => [idOf(slice), snapshotOf(slice)])])
}

const idOf = ({ name, version }: RegistrySlice) => `${name}:${version}`

function snapshotOf({ name, version, base, entry, exposes, built = {} }: RegistrySlice) {
	return {
		version,
		buildVersion: version,
		globalName: name,
		publicPath: new URL(base, location.origin).href,
		remoteEntry: entry,
		remotesInfo: {},
		modules: Object.keys(exposes).map((moduleName) => ({ moduleName, modulePath: `./${moduleName}` })),
		shared: Object.entries(built).map(([sharedName, builtWith]) => ({ sharedName, version: builtWith })),
	}
}
