import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { seedSamples } from './catalogue/samples.ts'
import type { Connection, Opening } from './database/connection.ts'
import { migrate } from './database/migrate.ts'
import { openLive } from './live/openLive.ts'
import { installLocalBuilds } from './releases/installLocalBuilds.ts'
import { placesOf } from './releases/places.ts'
import { ROOMS } from './rooms.ts'
import type { Settings } from './settings.ts'
import type { Life } from './site/health.ts'

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
		const app = await buildApp({ settings, db, rooms: ROOMS, live, now: () => new Date() }, life)
		await opened
		await app.listen({ port: settings.PORT, host: settings.HOST })
		await Promise.all([prepareData(app, db), offerLocalBuilds(app, settings)])
		life.state = 'ready'
		app.log.info('ready')
		return { app, stop: () => stop(app, life, settings, closeAll) }
	} catch (error) {
		await closeAll()
		throw error
	}
}

async function prepareData(app: FastifyInstance, db: Connection['db']): Promise<void> {
	const taken = await migrate(db)
	if (taken.length > 0) app.log.info({ steps: taken }, 'the schema is up to date')
	if (await seedSamples(db)) app.log.info('the empty database holds the samples now')
}

// What stands beside the server is offered; that it cannot be is no reason not to serve what is there already.
async function offerLocalBuilds(app: FastifyInstance, settings: Settings): Promise<void> {
	if (settings.FEDERATION_REGISTRY !== undefined) return
	try {
		const current = await installLocalBuilds(ROOMS, placesOf(settings))
		if (current.length > 0) app.log.info({ current }, 'new builds are current')
	} catch (error) {
		app.log.error({ err: error }, 'the builds beside the server were not installed')
	}
}

async function stop(app: FastifyInstance, life: Life, settings: Settings, close: () => Promise<void>): Promise<void> {
	life.state = 'closing'
	const late = setTimeout(() => {
		app.log.warn('requests were cut off: they took too long to finish')
		app.server.closeAllConnections()
	}, settings.SHUTDOWN_SECONDS * 1000)
	await app.close()
	clearTimeout(late)
	await close()
}
