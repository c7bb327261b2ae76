import type { PGlite } from '@electric-sql/pglite'
import { type DatabaseState, readState, restoreState } from './databaseState.testing.ts'
import { startPglite } from './embedded/start.ts'
import { listInWorker } from './listInWorker.testing.ts'

/** A PGlite cluster with its state before a test file used it. */
export interface Cluster {
	readonly pglite: PGlite
	readonly state: DatabaseState
}

// Starting a cluster takes longer than most test files.
const idle = listInWorker<Cluster>('clusters')
const emptyDump = listInWorker<Blob>('dump of an empty cluster')

/** A new cluster without a schema. Making its files takes seconds, so a worker does that once. */
export async function startEmptyPglite(): Promise<PGlite> {
	const dump = emptyDump[0] ?? (await dumpEmpty())
	emptyDump[0] = dump
	return startPglite({ dump })
}

async function dumpEmpty(): Promise<Blob> {
	const pglite = await startPglite({})
	const dump = await pglite.dumpDataDir('none')
	await pglite.close()
	return dump
}

/** A migrated cluster without rows of tests: a reused one, or a new one. */
export async function takeCluster(migrated: () => Promise<Blob>): Promise<Cluster> {
	const used = idle.pop()
	if (used) return used
	const pglite = await startPglite({ dump: await migrated() })
	return { pglite, state: await readState(pglite) }
}

/** Restores the state of a cluster for reuse. A cluster with a changed schema is closed. */
export async function releaseCluster(cluster: Cluster): Promise<void> {
	if (await restoreState(cluster.pglite, cluster.state)) idle.push(cluster)
	else await cluster.pglite.close()
}
