import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { record } from '../../events.ts'
import type { RemoteVersions } from '../RemoteVersions.ts'

/** Where a version of a slice cannot be started, the page starts the one before it. */
export function previousVersion(versions: RemoteVersions): ModuleFederationRuntimePlugin {
	const told = new Set<string | undefined>()
	return {
		name: 'niouka-previous-version',
		async errorLoadRemote({ id, error, lifecycle, remote, origin }) {
			const [name = ''] = id.split('/')
			const failed = lifecycle === 'onLoad' ? versions.giveWay(name, remote?.entry) : undefined
			if (!failed) return undefined
			// Modules that were asked for together fail together.
			if (!told.has(remote?.entry))
				record({ phase: 'fallback', slice: name, version: failed.version, error: String(error) })
			told.add(remote?.entry)
			// Where that fails as well, the first failure is the one to tell of.
			return origin.loadRemote(id).catch(() => undefined)
		},
	}
}
