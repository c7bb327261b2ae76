import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../core/appContext.ts'
import { originCacheControl, siteOrigin } from '../../core/http/origin.ts'

const RULES = [
	'User-agent: *',
	'Allow: /api/dumps',
	'Allow: /api/oembed',
	'Allow: /api/openapi.json',
	'Disallow: /api/',
	'Disallow: /auth',
]

/** The robots.txt: excludes what is no page, but for what is made for machines, and links the sitemap. */
export function registerRobots(app: FastifyInstance, { settings }: Pick<AppContext, 'settings'>): void {
	app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
		const lines = [...RULES, '', `Sitemap: ${siteOrigin(request, settings)}/sitemap.xml`, '']
		return reply
			.header('cache-control', originCacheControl('public, max-age=86400', settings))
			.type('text/plain; charset=utf-8')
			.send(lines.join('\n'))
	})
}
