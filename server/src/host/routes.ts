import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isLocale, registryRoute } from 'shared-contract'
import { Problem } from '../api/problem.ts'
import { serve } from '../api/serve.ts'
import type { Parts } from '../parts.ts'
import { placesOf } from '../releases/places.ts'
import { parseRegistry } from '../releases/registryFile.ts'
import { sendPage, wantsPage } from './page.ts'
import { registerRobots } from './robots.ts'
import { ShellFiles } from './shellFiles.ts'
import { registerStaticFiles } from './staticFiles.ts'
import { WatchedFile } from './watchedFile.ts'

// What lies beneath these is never a page.
const NO_PAGES = /^\/(api|art|feeds|locales|og|r|s|sitemaps)\//

/** The site itself: its page, the files of shell and slices, the registry and the words of the frame. */
export async function registerHost(app: FastifyInstance, parts: Parts): Promise<void> {
	const { settings, rooms } = parts
	const complain = (error: unknown, path: string) =>
		app.log.error({ err: error, path }, 'a file of the site cannot be read')
	const places = placesOf(settings)
	const registryFile = new WatchedFile(places.registryFile, parseRegistry, complain)
	const shellDist = settings.SHELL_DIST ? resolve(settings.SHELL_DIST) : join(rooms, 'shell', 'dist')
	const shell = new ShellFiles({ dist: shellDist, locales: join(rooms, 'shell', 'locales') }, complain)
	const host = { parts, shell, registry: () => registryFile.read() }

	serve(app, registryRoute, async ({ reply }) => {
		const registry = await host.registry()
		if (!registry) throw new Problem('server.unavailable', 503)
		reply.header('cache-control', 'public, no-cache')
		return registry
	})

	app.get<{ Params: { file: string } }>('/locales/:file', { schema: { hide: true } }, async (request, reply) => {
		const locale = /^([a-z]+)\.json$/.exec(request.params.file)?.[1]
		if (!isLocale(locale)) throw new Problem('request.locale.unknown', 404)
		reply.header('cache-control', 'public, max-age=0, stale-while-revalidate=60')
		return shell.words(locale)
	})

	registerRobots(app, parts)
	await mkdir(places.releasesFolder, { recursive: true })
	await registerStaticFiles(app, {
		shellDist,
		shellPublic: join(rooms, 'shell', 'public'),
		releases: places.releasesFolder,
	})

	app.get('/*', { schema: { hide: true } }, async (request, reply) => {
		if (NO_PAGES.test(request.url) || !wantsPage(request)) return reply.callNotFound()
		return sendPage(request, reply, host)
	})
}
