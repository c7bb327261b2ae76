import { createInstance, type ModuleFederation, type ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime-core'
import type { RegistrySlice } from 'shared-contract'
import type { CompositionHost } from '../host.ts'
import { $registry, registered } from '../registry.ts'
import { abandonScripts, loadContainer } from './loadContainer.ts'

/** A module that the page gives to slices, with what the runtime compares. */
export interface Given {
	module: object
	version: string
	requiredVersion: string
	strict: boolean
}

/**
 * A host made of Module Federation's runtime alone: no manifests, because the registry already says where each entry
 * is, and no plugin in the host's own build. Slices find the runtime here instead of bringing one each.
 */
export function federationHost(given: Readonly<Record<string, Given>>): CompositionHost {
	Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })
	const federation = createInstance({
		name: 'niouka',
		remotes: [],
		shared: Object.fromEntries(Object.entries(given).map(([request, each]) => [request, share(each)])),
		shareStrategy: 'loaded-first',
		plugins: [guardedEntries],
	})
	return {
		load: (name, module) => loadModule(federation, name, module),
		async abandon(name) {
			const slice = registered(name)
			if (slice) abandonScripts(absolute(slice.base))
			// The runtime forgets a failed request some promises later, and would hand it out until then.
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

async function loadModule(federation: ModuleFederation, name: string, module: string): Promise<unknown> {
	const slice = registered(name)
	if (!slice) throw new Error(`${name} is not in the registry`)
	federation.registerRemotes([remote(slice)])
	const loaded: unknown = await federation.loadRemote(`${name}/${module}`)
	if (loaded === null || loaded === undefined) throw new Error(`${name} has no module "${module}"`)
	return loaded
}

function remote({ name, version, base, entry }: RegistrySlice) {
	return { name, version, entry: absolute(base + entry), entryGlobalName: name, type: 'var' as const }
}

const guardedEntries: ModuleFederationRuntimePlugin = {
	name: 'guarded-entries',
	async loadEntry({ remoteInfo }) {
		const slice = registered(remoteInfo.name)
		if (!slice) throw new Error(`${remoteInfo.name} is not in the registry: ${$registry.get().state}`)
		return loadContainer(slice, remoteInfo.entry)
	},
}

function absolute(address: string): string {
	return new URL(address, location.origin).href
}
