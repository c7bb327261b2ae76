import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { pageLog } from '../../events.ts'
import { guarded, integrityKnown, integrityOf, integrityTable } from '../../integrity.ts'
import type { RemoteVersions } from '../RemoteVersions.ts'

/** Holds the chunks of slices to the hashes of their builds: those of the registry, and those of a table beside the files. */
export function chunkIntegrity(versions: RemoteVersions): ModuleFederationRuntimePlugin {
	return {
		name: 'niouka-chunk-integrity',
		init() {
			pageLog().chunks = {
				async ready(name, file) {
					const slice = versions.of(name)
					// Not every chunk has a file: one of nothing but shared modules has none.
					if (slice) await integrityKnown(slice, file)
				},
				protect(name, script) {
					const slice = versions.of(name)
					const base = slice && new URL(slice.base, location.origin).href
					if (!base || !script.src.startsWith(base)) return
					const [file = ''] = script.src.slice(base.length).split('?')
					guarded(script, integrityOf(slice, file))
				},
			}
		},
		async loadEntry({ remoteInfo }) {
			const slice = versions.of(remoteInfo.name)
			// Nobody named its chunks ahead: their hashes come beside the entry, so that they need not wait.
			const [routes] = slice?.exposes.routes ?? []
			if (slice?.integrity && !(routes && slice.integrity[routes])) integrityTable(slice).catch(() => {})
		},
	}
}
