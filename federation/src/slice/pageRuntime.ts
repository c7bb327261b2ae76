import * as runtimeCore from '@module-federation/runtime-core'
import { keepShared } from './keepShared.ts'

declare global {
	var _FEDERATION_RUNTIME_CORE: unknown
}

// Where an entry without a runtime looks for one. A host that provides its own keeps it.
globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore

const plugin = keepShared()
// Another slice may have registered it.
const isRegistered = runtimeCore.Global.__FEDERATION__.__GLOBAL_PLUGIN__.some(({ name }) => name === plugin.name)
if (!isRegistered) runtimeCore.registerGlobalPlugins([plugin])
