import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../core/appContext.ts'
import type { Connection, Opening } from '../core/database/connection.ts'
import { bringUpToDate } from '../core/database/upgrade.ts'
import { withdrawAdult } from '../core/identity/age.ts'
import type { LiveSite } from '../core/live/liveSite.ts'
import type { Settings } from '../core/settings.ts'
import { releaseFolders } from '../releases/folders.ts'
import { writeMachineToken } from '../releases/machineToken.ts'
import { buildApp } from './app.ts'
import type { Life } from './health.ts'
import { storeShellBuild } from './host/formerShells.ts'
import { shellDistOf } from './host/shellDist.ts'
import { openContext } from './openContext.ts'
import { REPOSITORY_FOLDER } from './repositoryFolder.ts'
import { seedSamples } from './samples/seedSamples.ts'

/** How long a closing site still serves open connections. */
const DRAIN_MS = 1000
const DRAIN_STEP_MS = 20
/** The time limit for closing the data after the last request. */
const CLOSE_TIMEOUT_MS = 2000
const SHELL_STORED_EVERY_MS = 600_000
/** The delay before the indexes are loaded: visitors of a starting site get the first screen, which needs none, first. */
const INDEXES_READ_AFTER_MS = 200
const INDEXES_RETRIED_AFTER_MS = 1_000
/** A timer that does not keep the process running. */
const UNREFERENCED = { ref: false }

/** A running site. */
export interface Site {
	app: FastifyInstance
	/** Finishes running requests within the time limit of the settings, then closes the data. */
	stop(): Promise<void>
}

/**
 * Starts the site. It listens before migrations and seeding are done, and serves then. It is ready once its indexes are loaded.
 *
 * @throws an error of listening or of the migrations, after closing the database.
 */
export async function startSite(settings: Settings, { connection, opened }: Opening): Promise<Site> {
	const { db, close } = connection
	const life: Life = { state: 'starting' }
	let live: LiveSite | undefined
	const closeAll = async () => {
		await live?.close()
		await close()
	}
	try {
		const context = openContext(settings, db)
		live = context.live
		const app = await buildApp(context, life)
		await opened
		await app.listen({ port: settings.PORT, host: settings.HOST })
		const [archiving] = await Promise.all([
			storeShellBuilds(app, context),
			prepareReleases(app, settings, prepareData(app, connection, context)),
			writeMachineToken(releaseFolders(settings)),
		])
		life.state = 'serving'
		void loadIndexes(app, life)
		return {
			app,
			stop: () => {
				clearInterval(archiving)
				return stop(app, life, settings, closeAll)
			},
		}
	} catch (error) {
		await closeAll()
		throw error
	}
}

async function prepareData(app: FastifyInstance, connection: Connection, context: AppContext): Promise<void> {
	const { settings, pictures } = context
	const taken = await bringUpToDate(connection)
	if (taken.length > 0) app.log.info({ steps: taken }, 'the schema is up to date')
	if (settings.ADULT_TITLES === 'off') await withdrawAdult(connection.db)
	await pictures.open?.()
	if (await seedSamples(connection.db)) app.log.info('the empty database holds the samples now')
}

/**
 * Installs the builds beside the server in parallel to the migrations, then releases new ones to all visitors. A failure does
 * not stop the site, which serves the installed builds.
 */
async function prepareReleases(app: FastifyInstance, settings: Settings, data: Promise<void>): Promise<void> {
	if (settings.FEDERATION_REGISTRY !== undefined) return data
	const copying = app.releases.installLocal(REPOSITORY_FOLDER)
	// Awaited below; this avoids an unhandled rejection until then.
	copying.catch(() => {})
	await data
	try {
		const current = await app.releases.promoteLocal(await copying)
		if (current.length > 0) app.log.info({ current }, 'new builds are current')
	} catch (error) {
		app.log.error({ err: error }, 'the builds beside the server were not installed')
	}
}

/** Loads the indexes of lists, search and similar titles; the process is ready after that. */
async function loadIndexes(app: FastifyInstance, life: Life): Promise<void> {
	const { index, similar } = app.catalogue
	await wait(INDEXES_READ_AFTER_MS, undefined, UNREFERENCED)
	while (life.state === 'serving') {
		const began = performance.now()
		try {
			await index.ready()
			await similar.ready()
			if (life.state !== 'serving') return
			life.state = 'ready'
			app.log.info({ ms: Math.round(performance.now() - began) }, 'lists, search and similar titles are in memory')
			app.log.info('ready')
		} catch (error) {
			// On a closing site the failure is expected.
			if (life.state !== 'serving') return
			app.log.error({ err: error }, 'lists, search and similar titles could not be read')
			await wait(INDEXES_RETRIED_AFTER_MS, undefined, UNREFERENCED)
		}
	}
}

/** Archives the build of the shell, and checks for a new one periodically in the background. */
async function storeShellBuilds(app: FastifyInstance, context: AppContext): Promise<NodeJS.Timeout> {
	const { settings, storage, now } = context
	const dist = shellDistOf(settings, REPOSITORY_FOLDER)
	const store = () =>
		storeShellBuild(dist, storage, now()).catch((error) =>
			app.log.error({ err: error }, 'the build of the shell was not archived'),
		)
	const storing = store()
	// A process of the former build gets requests for these files as soon as this one answers pages.
	if (storage.isShared) await storing
	return setInterval(store, SHELL_STORED_EVERY_MS).unref()
}

/**
 * Stops the site: serves on while load balancers notice that it is not ready, finishes running requests, closes the
 * application, then its data. The time is limited by the settings and {@link CLOSE_TIMEOUT_MS}.
 */
async function stop(app: FastifyInstance, life: Life, settings: Settings, close: () => Promise<void>): Promise<void> {
	life.state = 'closing'
	await wait(settings.DRAIN_SECONDS * 1000)
	const limitMs = settings.SHUTDOWN_SECONDS * 1000
	const late = setTimeout(() => {
		app.log.warn('requests were cut off: they took too long to finish')
		app.server.closeAllConnections()
	}, limitMs)
	const giveUp = new AbortController()
	const ended = drain(app, Math.min(DRAIN_MS, limitMs))
		.then(() => app.close())
		.then(close)
	const timedOut = wait(limitMs + CLOSE_TIMEOUT_MS, undefined, { signal: giveUp.signal }).then(
		() => app.log.warn('the data were not let go of in time'),
		() => {},
	)
	try {
		await Promise.race([ended, timedOut])
	} finally {
		clearTimeout(late)
		giveUp.abort()
	}
}

/**
 * Serves for a moment with `Connection: close`, because closing keep-alive connections at once would reset requests that
 * clients are just sending.
 */
async function drain(app: FastifyInstance, limitMs: number): Promise<void> {
	const until = Date.now() + limitMs
	while (Date.now() < until && (await openConnections(app)) > 0) await wait(DRAIN_STEP_MS)
}

function openConnections(app: FastifyInstance): Promise<number> {
	return new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count ?? 0)))
}
