import { PluginSystem } from '@module-federation/runtime-core/dist/utils/hooks/pluginSystem.js'

/** Stands in for the runtime's reader of manifests, which a host with a registry never asks. */
export class SnapshotHandler {
	readonly hooks = new PluginSystem({})
	readonly manifestCache = new Map()
}

export const getGlobalRemoteInfo = () => ({})
