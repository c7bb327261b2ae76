import type { Registry, RegistrySlice } from 'shared-contract'
import { $registry } from './registryStore.ts'

/** A page with Module Federation's runtime. */
interface Tooled {
	__FEDERATION__?: { moduleInfo: Record<string, object>; __INSTANCES__: readonly { name: string }[] }
}

/**
 * Lists this page's remotes and their versions for Module Federation's devtools. They read
 * `__FEDERATION__.moduleInfo`, which the runtime fills only if it fetches manifests.
 */
export function fillModuleInfo(): void {
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
