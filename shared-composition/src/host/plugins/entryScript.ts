import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { afterWaiting } from '../../patience.ts'
import { withIntegrity } from '../../scriptIntegrity.ts'
import type { RemoteVersions } from '../RemoteVersions.ts'

/** The timeout of an entry that has a previous version to fall back to, ms. */
const ENTRY_TIMEOUT_MS = 4000

/** Sets integrity hash and timeout on the script of an entry. */
export function entryScript(versions: RemoteVersions): ModuleFederationRuntimePlugin {
	return {
		name: 'niouka-entry-script',
		createScript({ url, remoteInfo }) {
			const slice = remoteInfo && versions.of(remoteInfo.name)
			if (!slice) return undefined
			const script = withIntegrity(document.createElement('script'), slice.integrity?.[slice.entry])
			script.src = url
			script.async = true
			if (slice.previous) {
				const cancel = afterWaiting(ENTRY_TIMEOUT_MS, () => abandon(script))
				for (const end of ['load', 'error']) script.addEventListener(end, cancel)
			}
			return { script }
		},
		async loadEntry({ remoteInfo }) {
			// Remove the container of another version.
			Reflect.deleteProperty(window, remoteInfo.entryGlobalName)
		},
	}
}

/** Aborts the pending scripts of a slice: they count as failed. */
export function abandonScripts(base: string): void {
	for (const script of [...document.scripts]) {
		if (script.src.startsWith(base)) abandon(script)
	}
}

const abandon = (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'))
