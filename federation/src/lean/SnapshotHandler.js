/** Stands in for the runtime's reader of manifests, which a host with a registry never asks. */
export class SnapshotHandler {
	hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin() {}, removePlugin() {} }
	manifestCache = new Map()
}

export const getGlobalRemoteInfo = () => ({})
