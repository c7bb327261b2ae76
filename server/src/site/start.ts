import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Connection, Opening } from '../core/database/connection.ts'
import { migrate } from '../core/database/migrate.ts'
import { openLive } from '../core/live/openLive.ts'
import type { Settings } from '../core/settings.ts'
import { releaseFolders } from '../releases/folders.ts'
import { writeMachineToken } from '../releases/machineToken.ts'
import { buildApp } from './app.ts'
import type { Life } from './health.ts'
import { storeShellBuild } from './host/formerShells.ts'
import { shellDistOf } from './host/shellDist.ts'
import { REPOSITORY_FOLDER } from './repositoryFolder.ts'
import { seedSamples } from './samples.ts'

/** How long a site that ends goes on serving the connections that are open. */
const DRAIN_MS = 1000
const DRAIN_STEP_MS = 20
/** How long closing the data may take after the last request was cut off. */
const LET_GO_MS = 2000
const SHELL_KEPT_EVERY_MS = 600_000
/** Who has waited for the site to start is given the first screen, which needs no index, before that is read. */
const INDEX_READ_AFTER_MS = 1_000

/** A site that serves. */
export interface Site {
	app: FastifyInstance
	/** Finishes the requests that are under way, for as long as the settings allow, then lets go of the data. */
	stop(): Promise<void>
}

/**
 * Starts the site. It listens before its schema is up to date and its samples are in, and until then says that it is not
 * ready.
 *
 * @throws what keeps the port or the schema from being had; the connection is then closed.
 */
export async function startSite(settings: Settings, { connection, opened }: Opening): Promise<Site> {
	const { db, close } = connection
	const life: Life = { state: 'starting' }
	const live = openLive(settings)
	const closeAll = async () => {
		await live.close()
		await close()
	}
	try {
		const app = await buildApp({ settings, db, repository: REPOSITORY_FOLDER, live, now: () => new Date() }, life)
		await opened
		await app.listen({ port: settings.PORT, host: settings.HOST })
		await Promise.all([
			prepareReleases(app, settings, prepareData(app, connection)),
			writeMachineToken(releaseFolders(settings)),
		])
		life.state = 'ready'
		app.log.info('ready')
		const keeping = storeShellBuilds(app, settings)
		const reading = setTimeout(() => readIndex(app, life), INDEX_READ_AFTER_MS).unref()
		return {
			app,
			stop: () => {
				clearInterval(keeping)
				clearTimeout(reading)
				return stop(app, life, settings, closeAll)
			},
		}
	} catch (error) {
		await closeAll()
		throw error
	}
}

async function prepareData(app: FastifyInstance, { db, withoutTimeouts }: Connection): Promise<void> {
	const taken = await withoutTimeouts(migrate)
	if (taken.length > 0) app.log.info({ steps: taken }, 'the schema is up to date')
	if (await seedSamples(db)) app.log.info('the empty database holds the samples now')
}

/**
 * Copies what was built beside the server while the schema is brought up to date, then gives it to everybody where it is
 * new. That it cannot be offered is no reason not to serve what is there already.
 */
async function prepareReleases(app: FastifyInstance, settings: Settings, data: Promise<void>): Promise<void> {
	if (settings.FEDERATION_REGISTRY !== undefined) return data
	const copying = app.releases.installLocal(REPOSITORY_FOLDER)
	// It is looked at below; until then a failure is no accident of the process.
	copying.catch(() => {})
	await data
	try {
		const current = await app.releases.promoteLocal(await copying)
		if (current.length > 0) app.log.info({ current }, 'new builds are current')
	} catch (error) {
		app.log.error({ err: error }, 'the builds beside the server were not installed')
	}
}

/** Reads what lists and search pick from, so that nobody's first list waits for all of it. */
function readIndex(app: FastifyInstance, life: Life): void {
	const began = performance.now()
	app.catalogue.index.ready().then(
		() => app.log.info({ ms: Math.round(performance.now() - began) }, 'lists and search are in memory'),
		(error) => {
			// Whoever asks for a list next reads it again; a site that closes takes the data away from it.
			if (life.state !== 'closing') app.log.error({ err: error }, 'lists and search could not be read')
		},
	)
}

/** Looks for a new build of the shell now and then, once the site serves: nobody waits for it. */
function storeShellBuilds(app: FastifyInstance, settings: Settings): NodeJS.Timeout {
	const folders = { dist: shellDistOf(settings, REPOSITORY_FOLDER), kept: releaseFolders(settings).shellFolder }
	const keep = () => {
		storeShellBuild(folders, new Date()).catch((error) =>
			app.log.error({ err: error }, 'the build of the shell was not kept'),
		)
	}
	keep()
	return setInterval(keep, SHELL_KEPT_EVERY_MS).unref()
}

/**
 * Ends the site: answers the requests under way, closes the application, then its data. It takes no longer than the settings
 * allow and {@link LET_GO_MS}, whatever the database does.
 */
async function stop(app: FastifyInstance, life: Life, settings: Settings, close: () => Promise<void>): Promise<void> {
	life.state = 'closing'
	const limitMs = settings.SHUTDOWN_SECONDS * 1000
	const late = setTimeout(() => {
		app.log.warn('requests were cut off: they took too long to finish')
		app.server.closeAllConnections()
	}, limitMs)
	const giveUp = new AbortController()
	const ended = drain(app, Math.min(DRAIN_MS, limitMs))
		.then(() => app.close())
		.then(close)
	const timedOut = wait(limitMs + LET_GO_MS, undefined, { signal: giveUp.signal }).then(
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
 * Goes on serving for a moment, with answers that close their connection. A client that sends its next request on a kept
 * connection is answered, where closing that connection at once would reset it.
 */
async function drain(app: FastifyInstance, limitMs: number): Promise<void> {
	const until = Date.now() + limitMs
	while (Date.now() < until && (await openConnections(app)) > 0) await wait(DRAIN_STEP_MS)
}

function openConnections(app: FastifyInstance): Promise<number> {
	return new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count ?? 0)))
}
