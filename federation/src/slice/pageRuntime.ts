import * as runtimeCore from '@module-federation/runtime-core'

declare global {
	var _FEDERATION_RUNTIME_CORE: unknown
}

// Where an entry without a runtime looks for one. A host that provides its own keeps it.
globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore
