import * as runtimeCore from '@module-federation/runtime-core'
import { keepShared } from './keepShared.ts'

declare global {
	var _FEDERATION_RUNTIME_CORE: unknown
}

// An entry script without runtime reads this global. The runtime of the host has precedence.
globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore

const plugin = keepShared()
// Another slice may have registered the plugin.
const isRegistered = runtimeCore.Global.__FEDERATION__.__GLOBAL_PLUGIN__.some(({ name }) => name === plugin.name)
if (!isRegistered) runtimeCore.registerGlobalPlugins([plugin])
