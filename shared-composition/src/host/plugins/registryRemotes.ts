import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { isRunning, refreshRegistry } from '../../registryStore.ts'
import type { RemoteVersions } from '../RemoteVersions.ts'

/**
 * Registers a slice as a remote on request, with the entry that the registry lists at that time. The next attempt
 * registers a failed slice again. A running slice stays as it is.
 */
export function registryRemotes(versions: RemoteVersions): ModuleFederationRuntimePlugin {
	return {
		name: 'niouka-registry-remotes',
		async beforeRequest(args) {
			const [name = ''] = args.id.split('/')
			if (!isRunning(name)) await refreshRegistry()
			const chosen = versions.choose(name)
			const isRegistered = args.origin.options.remotes.some((each) => 'entry' in each && each.entry === chosen?.entry)
			if (chosen && !isRegistered) args.origin.registerRemotes([{ name, ...chosen }], { force: true })
			return args
		},
		async afterInitRemote({ remoteInfo, error }) {
			if (!error) versions.initialised(remoteInfo.name, remoteInfo.entry)
		},
		async onLoad({ remote, exposeModule }) {
			if (exposeModule && 'entry' in remote) versions.settle(remote.name, remote.entry)
		},
	}
}
