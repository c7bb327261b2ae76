import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../core/appContext.ts'
import { originCacheControl, siteOrigin } from '../../core/http/origin.ts'
import { bestLocale, urlLocale } from '../../core/language/locale.ts'
import { Problem } from '../../core/problem.ts'
import { EMBED_POLICY, writeEmbedPage } from './embedPage.ts'
import { readTitleCard } from './titleCard.ts'

/** The card of a title for pages of other sites: the only page that they may frame. */
export function registerEmbeds(app: FastifyInstance, { db, pictures, settings }: AppContext): void {
	app.get<{ Params: { id: string }; Querystring: { theme?: unknown } }>(
		'/embed/title/:id',
		{ schema: { hide: true }, config: { kind: 'page' } },
		async (request, reply) => {
			const { id } = request.params
			const { theme } = request.query
			const locale = urlLocale(request) ?? bestLocale(request.headers['accept-language'])
			const card = /^[1-9]\d{0,8}$/.test(id) ? await readTitleCard(db, pictures, Number(id), locale) : undefined
			if (!card) throw new Problem('request.notFound', 404)
			const view = {
				locale,
				theme: theme === 'dark' || theme === 'light' ? theme : undefined,
				origin: siteOrigin(request, settings),
			} as const
			return reply
				.removeHeader('x-frame-options')
				.header('content-security-policy', EMBED_POLICY)
				.header('cross-origin-resource-policy', 'cross-origin')
				.header('x-robots-tag', 'noindex')
				.header('cache-control', originCacheControl('public, max-age=300', settings))
				.header('content-language', locale)
				.header('vary', 'accept-language')
				.type('text/html; charset=utf-8')
				.send(writeEmbedPage(card, view))
		},
	)
}
