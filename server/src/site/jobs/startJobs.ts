import type { FastifyInstance } from 'fastify'
import { DAY_MS, HOUR_MS, MINUTE_MS } from 'shared-contract/units'
import { deleteExpiredAccess } from '../../account/app/deleteExpired.ts'
import { sendLetters } from '../../account/letter/sendLetters.ts'
import { type Catalogue, releaseHeldVotes, type Similarity } from '../../catalogue/public.ts'
import { followDates } from '../../catalogue/status/followDates.ts'
import { rankSearches } from '../../catalogue/trending/rankSearches.ts'
import { eraseRemovedComments } from '../../community/comment/changeComment.ts'
import { releaseMessagePictures } from '../../community/conversation/sendMessage.ts'
import { notifyDelays } from '../../community/newRelease/notifyDelays.ts'
import { notifyReleases } from '../../community/newRelease/notifyReleases.ts'
import { notifySequels } from '../../community/newRelease/notifySequels.ts'
import { notifyReviews } from '../../community/notification/notifyReviews.ts'
import { mailNotifications } from '../../community/notificationMail/mailNotifications.ts'
import { deliverPushes } from '../../community/push/deliverPushes.ts'
import { deleteOldRooms } from '../../community/together/rooms.ts'
import { remindOfMeetings } from '../../community/watch/remindOfMeetings.ts'
import type { ProcessContext } from '../../core/appContext.ts'
import { pruneIdempotencyKeys } from '../../core/http/idempotency.ts'
import { isDemo } from '../../core/identity/demo.ts'
import { type Job, runJob, runJobOutside } from '../../core/jobs/runJob.ts'
import { deleteOldMailCounts } from '../../core/mail/mailCount.ts'
import { copiesLimit, drawnLimit, prunePictures } from '../../core/remotePicture/pictureCache.ts'
import { pruneUploads } from '../../core/upload/prune.ts'
import type { Source } from '../../importer/refresh/readSources.ts'
import { raiseRenown } from '../../library/list/raiseRenown.ts'
import { deleteOldRemovals } from '../../library/list/removeEntry.ts'
import { writeNeighbors } from '../../library/suggestion/writeNeighbors.ts'
import { resumeImports } from '../../library/transfer/applying/resumeImports.ts'
import { deleteOldImports } from '../../library/transfer/deleteOldImports.ts'
import type { PluginDelivery } from '../../plugins/plugin.ts'
import type { Releases } from '../../releases/releases.ts'

const LOOKED_AT_EVERY_MS = MINUTE_MS
const TRENDING_EVERY_MS = 600_000
/** Several times a day, because a day begins at another hour in Japan. */
const STATUSES_EVERY_MS = 6 * HOUR_MS

/** The least time between two turns of sending, over all processes. */
const SENT_EVERY_MS = 50_000

interface Parts {
	releases: Releases
	catalogue: Catalogue & Similarity
	sources: readonly Source[]
	pluginDeliveries: readonly PluginDelivery[]
}

/** Runs the background jobs while the application listens. */
export function startJobs(
	app: FastifyInstance,
	context: ProcessContext,
	{ releases, catalogue, sources, pluginDeliveries }: Parts,
): void {
	const jobs = [
		() => notifyReleases(context),
		() => notifyDelays(context),
		() => notifySequels(context),
		() => notifyReviews(context),
		() => remindOfMeetings(context),
		() => inside('idempotency', HOUR_MS, pruneIdempotencyKeys),
		() => inside('together', HOUR_MS, deleteOldRooms),
		() => inside('lists', HOUR_MS, deleteOldRemovals),
		() => releases.prune(),
		() => resumeImports(context.db, context.now()),
		() => inside('imports', HOUR_MS, deleteOldImports),
		() => inside('access', HOUR_MS, deleteExpiredAccess),
		() => inside('mail', HOUR_MS, deleteOldMailCounts),
		() => inside('statuses', STATUSES_EVERY_MS, (db, now) => followDates(db, now)),
		() => inside('votes', HOUR_MS, releaseHeldVotes),
		() => inside('renown', DAY_MS, raiseRenown),
		() => outside('neighbors', DAY_MS, () => writeNeighbors(context.db)),
		() => rankLiveSearches(),
		() => outside('comments', HOUR_MS, () => eraseRemovedComments(context.db, context.now())),
		() =>
			outside('uploads', HOUR_MS, async () => {
				await releaseMessagePictures(context.db)
				await pruneUploads(context.db, context.storage, context.now())
			}),
		() =>
			outside('pictures', HOUR_MS, async () => {
				for (const limit of [copiesLimit(context.settings), drawnLimit(context.settings)])
					await prunePictures(context.storage, limit, context.now())
			}),
	]
	const closing = new AbortController()
	app.addHook('preClose', async () => closing.abort())
	const { signal } = closing
	const mayGoOn = () => !signal.aborted
	// They take long or wait for other servers, so neither the jobs nor each other wait for them.
	const deliveries = [
		() => outside('pushes', SENT_EVERY_MS, () => deliverPushes(context, mayGoOn)),
		() => outside('notificationMails', SENT_EVERY_MS, () => mailNotifications(context, mayGoOn)),
		() => outside('letters', SENT_EVERY_MS, () => sendLetters(context, catalogue, mayGoOn)),
	]
	// A site without sources does not load what reads them.
	const importer = () => import('../../importer/refresh/refreshSources.ts')
	const refresh = async () => (await importer()).refreshSources({ context, sources, log: app.log, signal })
	if (sources.length > 0) deliveries.push(refresh)
	const inside = (name: string, everyMs: number, work: Job<unknown>['work']) =>
		runJob(context.db, { name, everyMs, work }, context.now())
	const outside = (name: string, everyMs: number, work: () => Promise<unknown>) =>
		runJobOutside(context.db, { name, everyMs }, context.now(), work)
	for (const group of [jobs, ...deliveries.map((delivery) => [delivery])]) everyMinute(app, group)
	for (const { name, everyMs = SENT_EVERY_MS, work } of pluginDeliveries)
		everyMinute(app, [() => outside(name, everyMs, () => work(mayGoOn))])

	/** A demo shows the trending terms of the sample data. */
	async function rankLiveSearches(): Promise<void> {
		if (await isDemo(context)) return
		await inside('trending', TRENDING_EVERY_MS, rankSearches)
	}
}

/** Does jobs one after the other, every minute while the application listens. */
function everyMinute(app: FastifyInstance, jobs: readonly (() => Promise<unknown>)[]): void {
	let running: Promise<void> | undefined
	let timer: NodeJS.Timeout | undefined
	app.addHook('onListen', async () => {
		timer = setInterval(() => {
			running ??= doAll().finally(() => {
				running = undefined
			})
		}, LOOKED_AT_EVERY_MS).unref()
	})
	// Running jobs finish before the application closes its data.
	app.addHook('onClose', async () => {
		clearInterval(timer)
		await running
	})

	async function doAll(): Promise<void> {
		for (const job of jobs) await job().catch((error) => app.log.error({ err: error }, 'a job failed'))
	}
}
