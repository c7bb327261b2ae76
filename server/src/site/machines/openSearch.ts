import type { FastifyInstance } from 'fastify'
import { SEARCH_QUERY_MAX_LENGTH, type SearchTitle, titleName, titlePath } from 'shared-contract'
import { escapeMarkup } from 'shared-contract/markup'
import { isTitleGroup } from '../../catalogue/search/withoutNoise.ts'
import { searchCatalogue } from '../../catalogue/searchCatalogue.ts'
import type { AppContext } from '../../core/appContext.ts'
import { originCacheControl, siteOrigin } from '../../core/http/origin.ts'
import { CACHE } from '../../core/http/serve.ts'
import { localeOf } from '../../core/language/locale.ts'
import { TRANSLATIONS } from '../../core/language/translations.ts'
import { Problem } from '../../core/problem.ts'

export const OPEN_SEARCH_PATH = '/opensearch.xml'
const SUGGESTIONS_PATH = '/api/opensearch'
const SUGGESTIONS = 8
const HIDDEN = { schema: { hide: true } }
const SEARCH = { ...HIDDEN, config: { kind: 'search' } } as const

/** Routes by which a browser adds the site to its search engines. */
export function registerOpenSearch(app: FastifyInstance, { settings }: AppContext): void {
	app.get(OPEN_SEARCH_PATH, HIDDEN, async (request, reply) => {
		const description = TRANSLATIONS[localeOf(request)]['site.description'] ?? ''
		return reply
			.header('cache-control', originCacheControl('public, max-age=86400', settings))
			.header('vary', 'accept-language, cookie')
			.type('application/opensearchdescription+xml; charset=utf-8')
			.send(describeSearch(siteOrigin(request, settings), description))
	})

	app.get<{ Querystring: { q?: unknown } }>(SUGGESTIONS_PATH, SEARCH, async (request, reply) => {
		const { q } = request.query
		if (typeof q !== 'string' || q.length > SEARCH_QUERY_MAX_LENGTH) throw new Problem('request.invalid', 400)
		const { order, ...groups } = await searchCatalogue(app.catalogue, q)
		const titles = order.map((group) => (isTitleGroup(group) ? groups[group] : []))
		const found = titles.flat().slice(0, SUGGESTIONS)
		const nameOf = (title: SearchTitle) => titleName(title, localeOf(request))
		const origin = siteOrigin(request, settings)
		const answer = [q, found.map(nameOf), found.map(() => ''), found.map((title) => origin + titlePath(title))]
		return reply
			.header('cache-control', CACHE.personal)
			.type('application/x-suggestions+json; charset=utf-8')
			.send(JSON.stringify(answer))
	})
}

function describeSearch(origin: string, description: string): string {
	const place = escapeMarkup(origin)
	return `<?xml version="1.0" encoding="utf-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
	<ShortName>Niouka</ShortName>
	<Description>${escapeMarkup(description)}</Description>
	<InputEncoding>UTF-8</InputEncoding>
	<Image type="image/svg+xml">${place}/favicon.svg</Image>
	<Url type="text/html" template="${place}/search?q={searchTerms}"/>
	<Url type="application/x-suggestions+json" template="${place}${SUGGESTIONS_PATH}?q={searchTerms}"/>
</OpenSearchDescription>
`
}
