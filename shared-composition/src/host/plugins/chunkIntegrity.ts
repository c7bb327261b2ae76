import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { pageLog } from '../../eventLog.ts'
import { integrityOf, integrityTable, waitForIntegrity, withIntegrity } from '../../scriptIntegrity.ts'
import type { RemoteVersions } from '../RemoteVersions.ts'

/** Enforces the integrity hashes of slices' chunks, from the registry or from the build's table of hashes. */
export function chunkIntegrity(versions: RemoteVersions): ModuleFederationRuntimePlugin {
	return {
		name: 'niouka-chunk-integrity',
		init() {
			pageLog().chunks = {
				async ready(name, file) {
					const slice = versions.of(name)
					// Not every chunk has a file: a chunk of shared modules alone has none.
					if (slice) await waitForIntegrity(slice, file)
				},
				protect(name, script) {
					const slice = versions.of(name)
					const base = slice && new URL(slice.base, location.origin).href
					if (!base || !script.src.startsWith(base)) return
					const [file = ''] = script.src.slice(base.length).split('?')
					withIntegrity(script, integrityOf(slice, file))
				},
			}
		},
		async loadEntry({ remoteInfo }) {
			const slice = versions.of(remoteInfo.name)
			// The registry does not list its chunks: fetch the table in parallel with the entry, so that chunks need not wait.
			const [routes] = slice?.exposes.routes ?? []
			if (slice?.integrity && !(routes && slice.integrity[routes])) integrityTable(slice).catch(() => {})
		},
	}
}
