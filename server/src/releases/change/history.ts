import type { ReleaseAct } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'

/** An entry of the log, as far as it changes what is live. */
export interface Change {
	act: ReleaseAct
	version: string | null
	/** What was live before; where the server took a version back, what is live again. */
	from: string | null
}

const CHANGES = ['promoted', 'rolledBack', 'takenBack', 'withdrawn'] as const satisfies readonly ReleaseAct[]
/** Changes that are read: no team goes back further. */
const CHANGES_READ = 500

/**
 * What was live of a slice, the oldest first and the present version last. A rollback drops what it left, and a version
 * stands here once, at its latest promotion: so each step back leads to another version, and never to one that was left.
 * A withdrawn slice starts anew.
 */
export function liveHistory(changes: readonly Change[]): string[] {
	let live: string[] = []
	for (const { act, version, from } of changes) {
		if (version === null) continue
		if (act === 'promoted') live = [...live.filter((each) => each !== version), version]
		if (act === 'rolledBack') live = backTo(live, version)
		// A candidate that is taken back was never live.
		if (act === 'takenBack' && live.at(-1) === version && from !== null) live = backTo(live, from)
		if (act === 'withdrawn') live = []
	}
	return live
}

function backTo(live: readonly string[], version: string): string[] {
	const place = live.indexOf(version)
	return place < 0 ? [version] : live.slice(0, place + 1)
}

/** Where rollbacks of a slice lead. */
export interface WayBack {
	/** The version of each further rollback, the next first. Versions whose files were pruned are left out. */
	versions: string[]
	/** Nothing was live before the present version: its rollback withdraws the slice. */
	isFirst: boolean
}

/** Reads from the log of releases where rollbacks of a slice lead. */
export async function readWayBack(db: Database, slice: string): Promise<WayBack> {
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
