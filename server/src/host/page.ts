import type { FastifyReply, FastifyRequest } from 'fastify'
import { homeRoute, type Registry, renderPage, SITE_BLOCK, sliceOwning } from 'shared-contract'
import { Problem } from '../api/problem.ts'
import { localeOf } from '../language/locale.ts'
import type { Parts } from '../parts.ts'
import { siteSettings } from '../site/siteSettings.ts'
import type { ShellFiles } from './shellFiles.ts'

interface Host {
	parts: Parts
	shell: ShellFiles
	registry: () => Promise<Registry | undefined>
}

/**
 * Answers with the page that starts the site at a path: in the reader's language, with all that its first screen is going
 * to ask for named ahead. A path that no slice owns gets the same page, as not found.
 */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, host: Host): Promise<FastifyReply> {
	const built = await host.shell.page()
	if (!built) throw new Problem('server.unavailable', 503)
	const path = pathOf(request)
	const locale = localeOf(request)
	const [registry, words, site] = await Promise.all([
		host.registry(),
		host.shell.words(locale),
		siteSettings(host.parts),
	])
	const html = renderPage(built.template, {
		shell: built.build,
		registry,
		path,
		locale,
		title: words['site.title'] ?? 'Niouka',
		data: { [SITE_BLOCK]: site },
		words,
		preloadData: path === '/' ? [homeRoute.path] : [],
		head: headOf(words['site.description'] ?? ''),
	})
	const isKnown = registry === undefined || sliceOwning(registry, path) !== undefined
	return reply
		.code(isKnown ? 200 : 404)
		.header('cache-control', 'private, no-cache')
		.header('content-language', locale)
		.header('vary', 'accept-language, cookie')
		.type('text/html; charset=utf-8')
		.send(html)
}

/** Whether whoever asks would show a page: a browser that goes somewhere, not a script or a picture. */
export function wantsPage({ headers }: FastifyRequest): boolean {
	return /\btext\/html\b/.test(headers.accept ?? '')
}

function pathOf({ url }: FastifyRequest): string {
	return url.split('?')[0] ?? '/'
}

function headOf(description: string): string {
	const escaped = description.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
	return [
		`<meta name="description" content="${escaped}">`,
		'<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
		'<link rel="manifest" href="/site.webmanifest">',
	].join('\n\t\t')
}
