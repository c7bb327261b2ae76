import type { FastifyInstance } from 'fastify'
import { SLICES_BASE } from 'shared-contract'
import type { AppContext } from '../core/appContext.ts'
import { Releases } from './releases.ts'
import { serveAdministration } from './routes/administration.ts'
import { serveChanges } from './routes/changes.ts'
import { serveLiveManifests } from './routes/liveManifest.ts'
import { servePublishing } from './routes/publishing.ts'
import { serveVisitors } from './routes/visitors.ts'
import { rememberRoles } from './visitor/memberRole.ts'

/** A change that no message told of is noticed within this time. */
const LOOKED_AT_EVERY_MS = 5000

declare module 'fastify' {
	interface FastifyInstance {
		releases: Releases
	}
}

/** Releases of slices: how they come, who is given which, and their files. */
export async function registerReleases(app: FastifyInstance, context: AppContext): Promise<Releases> {
	const releases = new Releases(context, app.log)
	app.decorate('releases', releases)
	rememberRoles(app, context, releases.memory)
	servePublishing(app, context, releases)
	serveChanges(app, context, releases)
	serveAdministration(app, context, releases)
	serveVisitors(app, context, releases)
	serveLiveManifests(app, context, releases)
	await releases.files.serve(app, SLICES_BASE, releases.noteServed)
	if (context.settings.DATABASE_URL !== undefined) followDatabase(app, releases)
	app.addHook('onClose', () => releases.reports.write())
	return releases
}

// The embedded database belongs to this process alone: nobody else changes it.
function followDatabase(app: FastifyInstance, releases: Releases): void {
	let looking = false
	const look = async () => {
		if (looking || releases.memory.held === undefined) return
		looking = true
		await releases.catchUp().catch((error) => app.log.error({ err: error }, 'the registry could not be looked at'))
		looking = false
	}
	let timer: NodeJS.Timeout | undefined
	app.addHook('onReady', async () => {
		timer = setInterval(look, LOOKED_AT_EVERY_MS).unref()
	})
	app.addHook('onClose', async () => clearInterval(timer))
}
