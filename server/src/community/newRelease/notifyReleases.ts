import type { AppContext } from '../../core/appContext.ts'
import { runJob } from '../../core/jobs/runJob.ts'
import { showStored } from '../notification/notify.ts'
import { storeReleases } from './storeReleases.ts'

const EVERY_MS = 50_000

/** Notifies members of new episodes and chapters of the titles on their lists: stores them, and shows them to online members. */
export async function notifyReleases(context: AppContext): Promise<void> {
	const stored = await runJob(context.db, { name: 'releases', everyMs: EVERY_MS, work: storeReleases }, context.now())
	await showStored(context, stored ?? [])
}
