import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../core/appContext.ts'
import { originCacheControl, siteOrigin } from '../../core/http/origin.ts'

const RULES = ['User-agent: *', 'Disallow: /api/', 'Disallow: /auth']

/** Asks robots to leave alone what is no page, and tells them where the map of all pages is. */
export function registerRobots(app: FastifyInstance, { settings }: Pick<AppContext, 'settings'>): void {
	app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
		const lines = [...RULES, '', `Sitemap: ${siteOrigin(request, settings)}/sitemap.xml`, '']
		return reply
			.header('cache-control', originCacheControl('public, max-age=86400', settings))
			.type('text/plain; charset=utf-8')
			.send(lines.join('\n'))
	})
}
