import { pageLog } from '../events.ts'
import type { CompositionHost } from '../host.ts'
import { registered } from '../registry.ts'
import { Containers } from './containers.ts'
import { guardChunk } from './guard.ts'
import { abandonScripts } from './loadContainer.ts'
import { ModuleFederation, setGlobalFederationInstance } from './sharing.ts'

/** A module that the page gives to slices, with what is compared. */
export interface Given {
	/** The module itself, or what fetches it. */
	module: object | (() => Promise<object>)
	version: string
	requiredVersion: string
	strict: boolean
}

/**
 * A host made of Module Federation's sharing alone: the registry already says where each entry is, so that nothing of the
 * runtime's way to find and load entries is needed. Slices find the runtime here instead of bringing one each.
 */
export function federationHost(modules: Readonly<Record<string, Given>>): CompositionHost {
	Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: { ModuleFederation, setGlobalFederationInstance } })
	const federation = new ModuleFederation({
		name: 'niouka',
		shared: Object.fromEntries(Object.entries(modules).map(([request, each]) => [request, share(each)])),
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

function share({ module, version, requiredVersion, strict }: Given) {
	const shared = { version, shareConfig: { singleton: true, requiredVersion, strictVersion: strict } }
	return isLate(module) ? { ...shared, get: async () => given(await module()) } : { ...shared, lib: given(module) }
}

const given = (module: object) => () => module

function isLate(module: Given['module']): module is () => Promise<object> {
	return typeof module === 'function'
}
