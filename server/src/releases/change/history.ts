import type { ReleaseAct } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'

/** An entry of the audit log that changes the current version. */
export interface Change {
	act: ReleaseAct
	version: string | null
	/** The current version before; for an automatic rollback, the current version after it; null if it withdrew the slice. */
	from: string | null
}

const CHANGES = ['promoted', 'rolledBack', 'takenBack', 'withdrawn'] as const satisfies readonly ReleaseAct[]
/** Limit of entries that are read. */
const CHANGES_READ = 500

/**
 * The history of current versions, oldest first. A rollback removes the version it left, and each version appears once, at
 * its latest promotion: so each rollback leads to another version, and never to one that was rolled back. A withdrawal
 * clears the history.
 */
export function liveHistory(changes: readonly Change[]): string[] {
	let live: string[] = []
	for (const { act, version, from } of changes) {
		if (version === null) continue
		if (act === 'promoted') live = [...live.filter((each) => each !== version), version]
		if (act === 'rolledBack') live = backTo(live, version)
		// A candidate was never current.
		if (act === 'takenBack' && live.at(-1) === version) live = from === null ? [] : backTo(live, from)
		if (act === 'withdrawn') live = []
	}
	return live
}

function backTo(live: readonly string[], version: string): string[] {
	const index = live.indexOf(version)
	return index < 0 ? [version] : live.slice(0, index + 1)
}

/** The targets of rollbacks of a slice. */
export interface RollbackTargets {
	/** The version of each further rollback, next first. Pruned versions are left out. */
	versions: string[]
	/** The current version is the first one: its rollback withdraws the slice. */
	isFirst: boolean
}

/** Reads the targets of rollbacks from the audit log. */
export async function readRollbackTargets(db: Database, slice: string): Promise<RollbackTargets> {
	const changes = await db
		.selectFrom('release_audit')
		.where('slice', '=', slice)
		.where('act', 'in', CHANGES)
		.select(['act', 'version', 'from_version as from'])
		.orderBy('id', 'desc')
		.limit(CHANGES_READ)
		.execute()
	const live = liveHistory(changes.reverse())
	const before = live.slice(0, -1).reverse()
	if (before.length === 0) return { versions: [], isFirst: live.length === 1 }
	const published = await db
		.selectFrom('release')
		.where('slice', '=', slice)
		.where('version', 'in', before)
		.where('state', '=', 'published')
		.select('version')
		.execute()
	const isPublished = new Set(published.map(({ version }) => version))
	return { versions: before.filter((version) => isPublished.has(version)), isFirst: false }
}
