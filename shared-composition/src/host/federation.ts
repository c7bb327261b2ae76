import injectExternalRuntime from '@module-federation/inject-external-runtime-core-plugin'
import { createInstance } from '@module-federation/runtime'
import type { CompositionHost } from '../host.ts'
import { chunkIntegrity } from './plugins/chunkIntegrity.ts'
import { entryEvents } from './plugins/entryEvents.ts'
import { abandonScripts, entryScript } from './plugins/entryScript.ts'
import { previousVersion } from './plugins/previousVersion.ts'
import { refuseSkewed } from './plugins/refuseSkewed.ts'
import { registryRemotes } from './plugins/registryRemotes.ts'
import { RemoteVersions } from './RemoteVersions.ts'

/** A module that the page gives to slices, with what is compared. */
export interface Given {
	/** The module itself, or what fetches it. */
	module: object | (() => Promise<object>)
	version: string
	requiredVersion: string
	strict: boolean
}

/** The name of the host's instance of Module Federation's runtime. */
export const HOST_NAME = 'niouka'

/**
 * A host on Module Federation's runtime, which it also leaves on the page for slices that bring none. Slices are its
 * remotes: the registry says where their entries are. All that is ours are the plugins.
 */
export function federationHost(modules: Readonly<Record<string, Given>>): CompositionHost {
	const versions = new RemoteVersions()
	const federation = createInstance({
		name: HOST_NAME,
		remotes: [],
		shareStrategy: 'loaded-first',
		shared: Object.fromEntries(Object.entries(modules).map(([request, each]) => [request, share(request, each)])),
		plugins: [
			injectExternalRuntime(),
			registryRemotes(versions),
			refuseSkewed(versions, modules),
			chunkIntegrity(versions),
			entryScript(versions),
			entryEvents(versions),
			previousVersion(versions),
		],
	})

	function share(request: string, { module, version, requiredVersion, strict }: Given) {
		const shared = { version, shareConfig: { singleton: true, requiredVersion, strictVersion: strict } }
		if (!isLate(module)) return { ...shared, lib: () => module }
		const get = async () => {
			try {
				const fetched = await module()
				return () => fetched
			} catch (error) {
				// The runtime would hand out the failure for ever.
				const scoped = federation.shareScopeMap.default?.[request]?.[version]
				if (scoped) scoped.loading = null
				throw error
			}
		}
		return { ...shared, get }
	}

	return {
		async load(name, module) {
			const loaded: unknown = await federation.loadRemote(`${name}/${module}`)
			if (loaded === null || loaded === undefined) throw new Error(`${name} has no module "${module}"`)
			return loaded
		},
		async abandon(name) {
			const slice = versions.of(name)
			if (slice) abandonScripts(new URL(slice.base, location.origin).href)
			// The failed request is forgotten some promises later, and would be handed out until then.
			await new Promise((resolve) => setTimeout(resolve))
		},
	}
}

function isLate(module: Given['module']): module is () => Promise<object> {
	return typeof module === 'function'
}
