import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLocale, registryRoute } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { originCacheControl, siteOrigin } from '../../core/http/origin.ts'
import { serve } from '../../core/http/serve.ts'
import { wantsPage } from '../../core/http/wantsPage.ts'
import { Problem } from '../../core/problem.ts'
import { releaseFolders } from '../../releases/folders.ts'
import { parseRegistry } from '../../releases/registryFile.ts'
import type { Releases } from '../../releases/releases.ts'
import type { ResolvedRegistry } from '../../releases/visitor/registryFor.ts'
import { ReadingPages } from '../reading/reading.ts'
import { ReadingWords } from '../reading/words.ts'
import { formerShells } from './formerShells.ts'
import { registerManifest } from './manifest.ts'
import { sendPage } from './page.ts'
import { PageCache } from './pageCache.ts'
import { registerServiceWorker } from './serviceWorker.ts'
import { shellDistOf } from './shellDist.ts'
import { ShellFiles } from './shellFiles.ts'
import { registerStaticFiles } from './staticFiles.ts'
import { type OnReadError, WatchedFile } from './watchedFile.ts'

const ROBOTS = [
	'User-agent: *',
	'Allow: /api/dumps',
	'Allow: /api/oembed',
	'Allow: /api/openapi.json',
	'Disallow: /api/',
	'Disallow: /auth',
]

// The server's own pages under these prefixes have routes; the shell has none there.
const OWN_PAGES = /^\/(embed|oauth)\//

const logReadErrors = (app: FastifyInstance) => (error: unknown, path: string) =>
	app.log.error({ err: error, path }, 'a file of the site cannot be read')

/** The shell's build that the site serves. */
export function openShell(app: FastifyInstance, { settings, repository }: AppContext): ShellFiles {
	const folders = { dist: shellDistOf(settings, repository), locales: join(repository, 'shell', 'locales') }
	return new ShellFiles(folders, logReadErrors(app))
}

/** Routes of the HTML page, the files of shell and slices, the registry and the shell's translations. */
export async function registerHost(
	app: FastifyInstance,
	context: AppContext,
	{ releases, shell }: { releases: Releases; shell: ShellFiles },
): Promise<void> {
	const { settings, repository } = context
	const onError = logReadErrors(app)
	const places = releaseFolders(settings)
	const shellDist = shellDistOf(settings, repository)
	const reading = new ReadingPages(app, context, new ReadingWords(repository, shell, onError))
	const host = {
		context,
		shell,
		reading,
		pages: new PageCache(context),
		given: registryReader(places.fixedRegistry, releases, onError),
	}

	serve(app, registryRoute, async ({ request, reply }) => {
		const given = await host.given(request, reply)
		if (!given) throw new Problem('server.unavailable', 503)
		reply.header('cache-control', given.isPersonal ? 'private, no-cache' : 'public, no-cache').header('vary', 'cookie')
		return given.registry
	})

	app.get<{ Params: { file: string } }>('/locales/:file', { schema: { hide: true } }, async (request, reply) => {
		const locale = /^([a-z]+)\.json$/.exec(request.params.file)?.[1]
		if (!isLocale(locale)) throw new Problem('request.locale.unknown', 404)
		reply.header('cache-control', 'public, max-age=0, stale-while-revalidate=60')
		return shell.translations(locale)
	})

	registerManifest(app, shell)
	registerRobots(app, context)
	registerServiceWorker(app, { shellDist, settings }, onError)
	await registerStaticFiles(app, {
		shellDist,
		shellPublic: join(repository, 'shell', 'public'),
		formerShells: formerShells(context.storage, { ...settings, ...places }),
	})

	app.get('/*', { schema: { hide: true }, config: { kind: 'page' } }, async (request, reply) => {
		if (OWN_PAGES.test(request.url) || !wantsPage(request)) return reply.callNotFound()
		return sendPage(request, reply, host)
	})
}

type ReadRegistry = (request: FastifyRequest, reply: FastifyReply) => Promise<ResolvedRegistry | undefined>

/** A fixed registry applies to all visitors; without one, the releases decide. */
function registryReader(fixed: string | undefined, releases: Releases, onError: OnReadError): ReadRegistry {
	if (fixed === undefined) {
		return async (request, reply) => {
			try {
				const given = await releases.resolveRegistry(request, reply)
				return given.registry.slices.length > 0 ? given : undefined
			} catch (error) {
				// The page works without a registry and shows an error.
				request.log.error({ err: error }, 'the registry cannot be read')
				return undefined
			}
		}
	}
	const file = new WatchedFile(fixed, parseRegistry, onError)
	return async () => {
		const registry = await file.read()
		return registry && { registry, isPersonal: false, overrides: [] }
	}
}

/** The robots.txt: excludes what is no page, but for what is made for machines, and links the sitemap. */
function registerRobots(app: FastifyInstance, { settings }: Pick<AppContext, 'settings'>): void {
	app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
		const lines = [...ROBOTS, '', `Sitemap: ${siteOrigin(request, settings)}/sitemap.xml`, '']
		return reply
			.header('cache-control', originCacheControl('public, max-age=86400', settings))
			.type('text/plain; charset=utf-8')
			.send(lines.join('\n'))
	})
}
