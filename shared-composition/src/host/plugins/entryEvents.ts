import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { recordEvent } from '../../eventLog.ts'
import type { RemoteVersions } from '../RemoteVersions.ts'

/** Logs the load of each entry and its duration. */
export function entryEvents(versions: RemoteVersions): ModuleFederationRuntimePlugin {
	const started = new Map<string, { start: number; version: string }>()
	return {
		name: 'niouka-entry-events',
		async loadEntry({ remoteInfo }) {
			const version = versions.of(remoteInfo.name)?.version ?? ''
			started.set(remoteInfo.entry, { start: performance.now(), version })
		},
		async afterLoadEntry({ remoteInfo, error }) {
			const known = started.get(remoteInfo.entry)
			if (!known) return
			started.delete(remoteInfo.entry)
			const ms = Math.round(performance.now() - known.start)
			const reason = error ? (error instanceof Error ? error.message : String(error)) : undefined
			recordEvent({ phase: 'entry', slice: remoteInfo.name, version: known.version, ms, error: reason })
		},
	}
}
