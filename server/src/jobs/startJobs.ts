import type { FastifyInstance } from 'fastify'
import { HOUR_MS, MINUTE_MS } from 'shared-contract/units'
import { forgetRemovedOfLists } from '../account/list/removeEntry.ts'
import { resumeImports } from '../account/transfer/applying/resumeImports.ts'
import { forgetImports } from '../account/transfer/forgetImports.ts'
import { pruneIdempotencyKeys } from '../api/idempotency.ts'
import { rankSearches } from '../catalogue/trending/rankSearches.ts'
import { wipeRemoved } from '../community/comment/changeComment.ts'
import { tellReleases } from '../community/newRelease/tellReleases.ts'
import { forgetLetters } from '../mail/mailCount.ts'
import type { Parts } from '../parts.ts'
import type { Releases } from '../releases/releases.ts'
import { isDemo } from '../site/demo.ts'
import { uploadStore } from '../upload/fileStore.ts'
import { pruneUploads } from '../upload/prune.ts'
import { runJob } from './runJob.ts'

const LOOKED_AT_EVERY_MS = MINUTE_MS
const TRENDING_EVERY_MS = 600_000

/** Does, from when the application listens until it closes, what nobody asks for. */
export function startJobs(app: FastifyInstance, parts: Parts, releases: Releases): void {
	const uploads = uploadStore(parts.settings.DATA_DIR)
	const jobs = [
		() => tellReleases(parts),
		() => runJob(parts.db, { name: 'idempotency', everyMs: HOUR_MS, work: pruneIdempotencyKeys }, parts.now()),
		() => runJob(parts.db, { name: 'lists', everyMs: HOUR_MS, work: forgetRemovedOfLists }, parts.now()),
		() => releases.prune(),
		() => resumeImports(parts.db, parts.now()),
		() => runJob(parts.db, { name: 'imports', everyMs: HOUR_MS, work: forgetImports }, parts.now()),
		() => runJob(parts.db, { name: 'mail', everyMs: HOUR_MS, work: forgetLetters }, parts.now()),
		() => rankLiveSearches(),
		() => hourly('comments', () => wipeRemoved(parts.db, parts.now())),
		() => hourly('uploads', () => pruneUploads(parts.db, uploads, parts.now())),
	]
	let running: Promise<void> | undefined
	let timer: NodeJS.Timeout | undefined
	app.addHook('onListen', async () => {
		timer = setInterval(() => {
			running ??= doAll().finally(() => {
				running = undefined
			})
		}, LOOKED_AT_EVERY_MS).unref()
	})
	// The data are let go of once the application has closed: what is under way is finished before.
	app.addHook('onClose', async () => {
		clearInterval(timer)
		await running
	})

	/** For what makes transactions of its own, and may be done by two processes at once. */
	async function hourly(name: string, work: () => Promise<unknown>): Promise<void> {
		const isDue = await runJob(parts.db, { name, everyMs: HOUR_MS, work: async () => true }, parts.now())
		if (isDue) await work()
	}

	/** The demo keeps the terms of the samples. */
	async function rankLiveSearches(): Promise<void> {
		if (await isDemo(parts)) return
		await runJob(parts.db, { name: 'trending', everyMs: TRENDING_EVERY_MS, work: rankSearches }, parts.now())
	}

	async function doAll(): Promise<void> {
		for (const job of jobs) await job().catch((error) => app.log.error({ err: error }, 'a job failed'))
	}
}
