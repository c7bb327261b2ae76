import type { FastifyInstance } from 'fastify'
import { SLICES_BASE } from 'shared-contract'
import type { AppContext } from '../core/appContext.ts'
import { type LiveShell, Releases } from './releases.ts'
import { serveAdministration } from './routes/administration.ts'
import { serveChanges } from './routes/changes.ts'
import { serveLiveManifests } from './routes/liveManifest.ts'
import { servePreviews } from './routes/previews.ts'
import { servePublishing } from './routes/publishing.ts'
import { serveVisitors } from './routes/visitors.ts'
import { syncRoleCookie } from './visitor/memberRole.ts'

/** Interval of the check for changes whose message was lost. */
const POLL_MS = 5000

declare module 'fastify' {
	interface FastifyInstance {
		releases: Releases
	}
}

/** Registers the releases of slices: their endpoints, their resolution per visitor, and their files. */
export async function registerReleases(app: FastifyInstance, context: AppContext, shell: LiveShell): Promise<Releases> {
	const releases = new Releases(context, shell, app.log)
	app.decorate('releases', releases)
	syncRoleCookie(app, context, releases.cache)
	servePublishing(app, context, releases)
	serveChanges(app, context, releases)
	serveAdministration(app, context, releases)
	serveVisitors(app, context, releases)
	servePreviews(app, context, releases)
	serveLiveManifests(app, context, releases)
	await releases.files.serve(app, SLICES_BASE, releases.noteServed)
	if (context.settings.DATABASE_URL !== undefined) followDatabase(app, releases)
	app.addHook('onClose', () => releases.reports.write())
	return releases
}

// No other process can change an embedded database.
function followDatabase(app: FastifyInstance, releases: Releases): void {
	let polling = false
	const poll = async () => {
		if (polling || releases.cache.cached === undefined) return
		polling = true
		await releases
			.catchUp()
			.catch((error) => app.log.error({ err: error }, 'the registry could not be checked for changes'))
		polling = false
	}
	let timer: NodeJS.Timeout | undefined
	app.addHook('onReady', async () => {
		timer = setInterval(poll, POLL_MS).unref()
	})
	app.addHook('onClose', async () => clearInterval(timer))
}
