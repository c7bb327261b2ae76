import injectExternalRuntime from '@module-federation/inject-external-runtime-core-plugin'
import { createInstance } from '@module-federation/runtime'
import type { CompositionHost } from '../compositionHost.ts'
import { chunkIntegrity } from './plugins/chunkIntegrity.ts'
import { entryEvents } from './plugins/entryEvents.ts'
import { abandonScripts, entryScript } from './plugins/entryScript.ts'
import { previousVersion } from './plugins/previousVersion.ts'
import { registryRemotes } from './plugins/registryRemotes.ts'
import { versionSkewCheck } from './plugins/versionSkewCheck.ts'
import { RemoteVersions } from './RemoteVersions.ts'

/** A shared module that the page provides. Slices say which versions they accept. */
export interface ProvidedModule {
	/** The module itself, or its loader. */
	module: object | (() => Promise<object>)
	version: string
}

/** The name of the host's instance of Module Federation's runtime. */
export const HOST_NAME = 'niouka'

/**
 * Creates a host on Module Federation's runtime, and exposes the runtime to slices that bundle none. Slices are its
 * remotes; the registry holds the addresses of their entries. Our additions are the plugins.
 */
export function federationHost(modules: Readonly<Record<string, ProvidedModule>>): CompositionHost {
	const versions = new RemoteVersions()
	const federation = createInstance({
		name: HOST_NAME,
		remotes: [],
		shareStrategy: 'loaded-first',
		shared: Object.fromEntries(Object.entries(modules).map(([request, each]) => [request, share(request, each)])),
		plugins: [
			injectExternalRuntime(),
			registryRemotes(versions),
			versionSkewCheck(versions, modules),
			chunkIntegrity(versions),
			entryScript(versions),
			entryEvents(versions),
			previousVersion(versions),
		],
	})

	function share(request: string, { module, version }: ProvidedModule) {
		const shared = { version, shareConfig: { singleton: true, requiredVersion: `^${version}` } }
		if (!isLazy(module)) return { ...shared, lib: () => module }
		const get = async () => {
			try {
				const fetched = await module()
				return () => fetched
			} catch (error) {
				// The runtime would cache the failure for ever.
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
			// The runtime drops the failed request after some microtasks, and would reuse it until then.
			await new Promise((resolve) => setTimeout(resolve))
		},
	}
}

function isLazy(module: ProvidedModule['module']): module is () => Promise<object> {
	return typeof module === 'function'
}
