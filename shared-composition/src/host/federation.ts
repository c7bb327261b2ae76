import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core'
import { pageLog } from '../events.ts'
import type { CompositionHost } from '../host.ts'
import { registered } from '../registry.ts'
import { Containers } from './containers.ts'
import { guardChunk } from './guard.ts'
import { abandonScripts } from './loadContainer.ts'

/** A module that the page gives to slices, with what the runtime compares. */
export interface Given {
	/** The module itself, or what fetches it. */
	module: object | (() => Promise<object>)
	version: string
	requiredVersion: string
	strict: boolean
}

/**
 * A host made of Module Federation's sharing alone: the registry already says where each entry is, so that nothing of the
 * runtime's way to find and load entries is left in. Slices find the runtime here instead of bringing one each.
 */
export function federationHost(modules: Readonly<Record<string, Given>>): CompositionHost {
	Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: { ModuleFederation, setGlobalFederationInstance } })
	const federation = new ModuleFederation({
		name: 'niouka',
		remotes: [],
		shared: Object.fromEntries(
			Object.entries(modules).map(([request, each]) => [request, share(each, () => forgetFailed(federation))]),
		),
		shareStrategy: 'loaded-first',
	})
	setGlobalFederationInstance(federation)
	const containers = new Containers(federation.shareScopeMap, modules)
	pageLog().guard = guardChunk
	return {
		load: (name, module) => containers.load(name, module),
		async abandon(name) {
			const slice = registered(name)
			if (slice) abandonScripts(new URL(slice.base, location.origin).href)
			// The failed request is forgotten some promises later, and would be handed out until then.
			await new Promise((resolve) => setTimeout(resolve))
		},
	}
}

// A fetch of a late module that failed would be handed out for ever.
function forgetFailed({ shareScopeMap }: ModuleFederation) {
	for (const versions of Object.values(shareScopeMap.default ?? {})) {
		for (const shared of Object.values(versions)) {
			if (!shared.loaded) shared.loading = null
		}
	}
}

function share({ module, version, requiredVersion, strict }: Given, onFailure: () => void) {
	const shared = { version, scope: 'default', shareConfig: { singleton: true, requiredVersion, strictVersion: strict } }
	if (!isLate(module)) return { ...shared, lib: given(module) }
	const fetched = async () => {
		try {
			return given(await module())
		} catch (error) {
			onFailure()
			throw error
		}
	}
	return { ...shared, get: fetched }
}

const given = (module: object) => () => module

function isLate(module: Given['module']): module is () => Promise<object> {
	return typeof module === 'function'
}
