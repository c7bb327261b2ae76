import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { recordEvent } from '../../eventLog.ts'
import type { RemoteVersions } from '../RemoteVersions.ts'

/** Falls back to the previous version of a slice if a version fails to start. */
export function previousVersion(versions: RemoteVersions): ModuleFederationRuntimePlugin {
	const recorded = new Set<string | undefined>()
	return {
		name: 'niouka-previous-version',
		async errorLoadRemote({ id, error, lifecycle, remote, origin }) {
			const [name = ''] = id.split('/')
			const failed = lifecycle === 'onLoad' ? versions.fallBack(name, remote?.entry) : undefined
			if (!failed) return undefined
			// Modules that were requested together fail together.
			if (!recorded.has(remote?.entry))
				recordEvent({ phase: 'fallback', slice: name, version: failed.version, error: String(error) })
			recorded.add(remote?.entry)
			// If the fallback fails too, the first failure is reported.
			return origin.loadRemote(id).catch(() => undefined)
		},
	}
}
