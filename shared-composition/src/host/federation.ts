import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core'
import type { CompositionHost } from '../host.ts'
import { registered } from '../registry.ts'
import { Containers } from './containers.ts'
import { abandonScripts } from './loadContainer.ts'

/** A module that the page gives to slices, with what the runtime compares. */
export interface Given {
	module: object
	version: string
	requiredVersion: string
	strict: boolean
}

/**
 * A host made of Module Federation's sharing alone: the registry already says where each entry is, so that nothing of the
 * runtime's way to find and load entries is left in. Slices find the runtime here instead of bringing one each.
 */
export function federationHost(given: Readonly<Record<string, Given>>): CompositionHost {
	Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: { ModuleFederation, setGlobalFederationInstance } })
	const federation = new ModuleFederation({
		name: 'niouka',
		remotes: [],
		shared: Object.fromEntries(Object.entries(given).map(([request, each]) => [request, share(each)])),
		shareStrategy: 'loaded-first',
	})
	setGlobalFederationInstance(federation)
	const containers = new Containers(federation.shareScopeMap)
	return {
		async load(name, module) {
			const slice = registered(name)
			if (!slice) throw new Error(`${name} is not in the registry`)
			return containers.load(slice, module)
		},
		async abandon(name) {
			const slice = registered(name)
			if (slice) abandonScripts(new URL(slice.base, location.origin).href)
			// The failed request is forgotten some promises later, and would be handed out until then.
			await new Promise((resolve) => setTimeout(resolve))
		},
	}
}

function share({ module, version, requiredVersion, strict }: Given) {
	return {
		version,
		scope: 'default',
		lib: () => module,
		shareConfig: { singleton: true, requiredVersion, strictVersion: strict },
	}
}
