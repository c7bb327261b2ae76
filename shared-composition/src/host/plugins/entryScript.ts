import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { guarded } from '../../integrity.ts'
import type { RemoteVersions } from '../RemoteVersions.ts'

/** An entry that hangs gives way to the version before it, where there is one, after this, ms. */
const PATIENCE_MS = 4000

/** The script of an entry: with the hash that the registry says, and how long it may take. */
export function entryScript(versions: RemoteVersions): ModuleFederationRuntimePlugin {
	return {
		name: 'niouka-entry-script',
		createScript({ url, remoteInfo }) {
			const slice = remoteInfo && versions.of(remoteInfo.name)
			if (!slice) return undefined
			const script = guarded(document.createElement('script'), slice.integrity?.[slice.entry])
			script.src = url
			script.async = true
			return slice.previous ? { script, timeout: PATIENCE_MS } : { script }
		},
		async loadEntry({ remoteInfo }) {
			// What another version left there is not this one's.
			Reflect.deleteProperty(window, remoteInfo.entryGlobalName)
		},
	}
}

/** Ends the requests of a slice that are still open, as if they had failed. */
export function abandonScripts(base: string): void {
	for (const script of [...document.scripts]) {
		if (script.src.startsWith(base)) script.dispatchEvent(new Event('error'))
	}
}
