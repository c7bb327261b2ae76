import type { FastifyReply, FastifyRequest } from 'fastify'
import {
	canonicalPath,
	homeRoute,
	isTheme,
	type Locale,
	renderPage,
	SITE_BLOCK,
	sliceOwning,
	THEME_COOKIE,
} from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { siteOrigin } from '../../core/http/origin.ts'
import { readSessionCookie } from '../../core/identity/sessionKey.ts'
import { isVisitorOnly } from '../../core/identity/visitorOnly.ts'
import { localeOf, urlTitleNames } from '../../core/language/locale.ts'
import { Problem } from '../../core/problem.ts'
import { allowOrigins, allowScripts } from '../../core/security/headers.ts'
import { localOrigins } from '../../releases/visitor/overrides.ts'
import type { ResolvedRegistry } from '../../releases/visitor/registryFor.ts'
import { headFor } from '../head/head.ts'
import { OPEN_SEARCH_PATH } from '../machines/openSearch.ts'
import type { ReadingPages } from '../reading/reading.ts'
import { siteSettings } from '../siteSettings.ts'
import { manifestPath } from './manifest.ts'
import type { PageCache } from './pageCache.ts'
import type { ShellFiles } from './shellFiles.ts'

interface Host {
	context: AppContext
	shell: ShellFiles
	reading: ReadingPages
	pages: PageCache
	/** The registry for a visitor; undefined without one. */
	given: (request: FastifyRequest, reply: FastifyReply) => Promise<ResolvedRegistry | undefined>
}

/**
 * Serves the HTML page for a path in the reader's language, with preloads for its first screen. A path that no slice owns gets
 * the same page with status 404, and one in other letters than a link writes is redirected. So is the page of what was merged.
 */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, host: Host): Promise<FastifyReply> {
	const built = await host.shell.page()
	if (!built) throw new Problem('server.unavailable', 503)
	const path = pathOf(request)
	const given = await host.given(request, reply)
	const registry = given?.registry
	const canonical = registry === undefined ? path : canonicalPath(registry, path)
	if (canonical !== path) return reply.redirect(canonical + request.url.slice(path.length), 301)
	const locale = localeOf(request)
	const chosen = request.cookies?.[THEME_COOKIE]
	const theme = isTheme(chosen) ? chosen : undefined
	const { db, settings } = host.context
	const [translations, site] = await Promise.all([host.shell.translations(locale), siteSettings(host.context)])
	const origin = siteOrigin(request, settings)
	const isVisitor = readSessionCookie(request, settings) === undefined
	const isPreview = isVisitorOnly(request, settings)
	changePolicy(reply, { scripts: built.scripts, origins: localOrigins(given?.overrides ?? []) })
	const write = async () => {
		const [head, reading] = await Promise.all([
			headFor(db, request.url, locale, origin, registry),
			host.reading.read({ address: request.url, locale, names: urlTitleNames(request), registry }),
		])
		// The answer is that to a visitor: the page of a member asks for itself.
		const readable =
			head.status === 200 && reading ? { ...reading, ...(!isVisitor && { answer: undefined }) } : undefined
		if (reading) request.server.chargeMore(request, 'pageMaking')
		const html = renderPage(built.template, {
			shell: built.build,
			registry,
			path,
			locale,
			theme,
			isVisitor: isPreview,
			title: head.title,
			data: { [SITE_BLOCK]: site },
			translations,
			preloadData: path === '/' && !readable?.answer ? [homeRoute.path] : [],
			head: [...linksOfSite(locale), head.markup].join('\n\t\t'),
			reading: readable,
		})
		const isKnown = registry === undefined || sliceOwning(registry, path) !== undefined
		const status = isKnown ? head.status : 404
		const location = head.movedTo && head.movedTo + request.url.slice(path.length)
		return { status, html, location }
	}
	reply
		// A preview is not kept for later, by the worker either.
		.header('cache-control', isPreview ? 'no-store' : 'private, no-cache')
		.header('content-language', locale)
		.header('vary', 'accept-language, cookie')
		.type('text/html; charset=utf-8')
	if (!given || given.isPersonal || isPreview || !host.reading.isOfCatalogue(request.url)) {
		const { status, html, location } = await write()
		return location === undefined ? reply.code(status).send(html) : reply.redirect(location, 301)
	}
	const parts = [
		built,
		given.registry,
		translations,
		JSON.stringify(site),
		request.url,
		locale,
		theme,
		origin,
		isVisitor,
	]
	return host.pages.send({ request, reply }, parts, write)
}

function changePolicy(reply: FastifyReply, allowed: { scripts: readonly string[]; origins: readonly string[] }): void {
	const policy = allowScripts(String(reply.getHeader(POLICY)), allowed.scripts)
	reply.header(POLICY, allowed.origins.length > 0 ? allowOrigins(policy, allowed.origins) : policy)
}

const POLICY = 'content-security-policy'

function pathOf({ url }: FastifyRequest): string {
	return url.split('?')[0] ?? '/'
}

function linksOfSite(locale: Locale): string[] {
	return [
		'<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
		'<link rel="apple-touch-icon" href="/install/apple-touch-180.png">',
		`<link rel="manifest" href="${manifestPath(locale)}">`,
		`<link rel="search" type="application/opensearchdescription+xml" title="Niouka" href="${OPEN_SEARCH_PATH}">`,
	]
}
