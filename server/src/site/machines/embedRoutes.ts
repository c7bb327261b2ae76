import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WIDGET_KINDS, widgetTarget } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { originCacheControl, siteOrigin } from '../../core/http/origin.ts'
import { bestLocale, urlLocale } from '../../core/language/locale.ts'
import { Problem } from '../../core/problem.ts'
import { type CardView, EMBED_POLICY, writeEmbedPage } from './embedPage.ts'
import { readTitleCard } from './titleCard.ts'
import { readWidget } from './widget.ts'
import { writeWidgetPage } from './widgetPage.ts'

const PAGE = { schema: { hide: true }, config: { kind: 'page' } } as const

type Embed = { Params: { id: string }; Querystring: { theme?: unknown } }

/** Cards for pages of other sites, of titles, members and groups: the only pages that they may frame. */
export function registerEmbeds(app: FastifyInstance, context: AppContext): void {
	const { db, pictures, settings } = context

	app.get<Embed>('/embed/title/:id', PAGE, async (request, reply) => {
		const { id } = request.params
		const view = viewOf(request)
		const card = /^[1-9]\d{0,8}$/.test(id) ? await readTitleCard(db, pictures, Number(id), view.locale) : undefined
		if (!card) throw new Problem('request.notFound', 404)
		return send(reply, writeEmbedPage(card, view), view, 300)
	})

	for (const kind of WIDGET_KINDS) {
		app.get<Embed>(`/embed/${kind}/:id`, PAGE, async (request, reply) => {
			const { id } = request.params
			const view = viewOf(request)
			const widget = await readWidget(context, kind, id, view.locale)
			if (!widget) throw new Problem('request.notFound', 404)
			// What a member takes back is soon gone everywhere.
			return send(reply, writeWidgetPage(widget, widgetTarget({ kind, id, name: widget.name }), view), view, 60)
		})
	}

	function viewOf(request: FastifyRequest<Embed>): CardView {
		const { theme } = request.query
		return {
			locale: urlLocale(request) ?? bestLocale(request.headers['accept-language']),
			theme: theme === 'dark' || theme === 'light' ? theme : undefined,
			origin: siteOrigin(request, settings),
		}
	}

	function send(reply: FastifyReply, page: string, { locale }: CardView, seconds: number) {
		return reply
			.removeHeader('x-frame-options')
			.header('content-security-policy', EMBED_POLICY)
			.header('cross-origin-resource-policy', 'cross-origin')
			.header('x-robots-tag', 'noindex')
			.header('cache-control', originCacheControl(`public, max-age=${seconds}`, settings))
			.header('content-language', locale)
			.header('vary', 'accept-language')
			.type('text/html; charset=utf-8')
			.send(page)
	}
}
