import { runJob } from '../../jobs/runJob.ts'
import type { Parts } from '../../parts.ts'
import { showStored } from '../notify.ts'
import { storeReleases } from './storeReleases.ts'

const EVERY_MS = 50_000

/** Tells members of what came out of the titles on their lists: stored for all, shown at once to those who are here. */
export async function tellReleases(parts: Parts): Promise<void> {
	const stored = await runJob(parts.db, { name: 'releases', everyMs: EVERY_MS, work: storeReleases }, parts.now())
	await showStored(parts, stored ?? [])
}
