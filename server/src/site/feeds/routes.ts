import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_LOCALE, NEWS_FEED, RELEASES_FEED, withTitleNames } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { hasTag } from '../../core/http/entityTag.ts'
import { originCacheControl, siteOrigin } from '../../core/http/origin.ts'
import { CACHE } from '../../core/http/serve.ts'
import { urlLocale, urlTitleNames } from '../../core/language/locale.ts'
import { Problem } from '../../core/problem.ts'
import { type AtomFeed, type FeedRequest, writeAtom } from './atom.ts'
import { listFeed } from './listFeed.ts'
import { memberFeed } from './memberFeed.ts'
import { newsFeed } from './newsFeed.ts'
import { releasesFeed } from './releasesFeed.ts'
import {
	partsOf,
	SITEMAP_GROUPS,
	sitemapParts,
	writePagesSitemap,
	writeSitemapIndex,
	writeSitemapPart,
} from './sitemap.ts'
import { titleFeed } from './titleFeed.ts'

const FOR_AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400'
const XML = 'application/xml; charset=utf-8'
const HIDDEN = { schema: { hide: true } }

/** Makes a feed; `key` is what its path names, empty for the feeds of the site. */
type MakeFeed = (asked: FeedRequest, key: string) => Promise<AtomFeed>

/** Routes of Atom feeds and sitemaps. */
export function registerFeeds(app: FastifyInstance, context: AppContext): void {
	serveFeed(app, context, NEWS_FEED, (asked) => newsFeed(context.db, asked))
	serveFeed(app, context, RELEASES_FEED, (asked) => releasesFeed(context, asked))
	serveFeed(app, context, '/feeds/titles/:key.xml', (asked, key) =>
		titleFeed(context, numberIn(key, /^([1-9]\d{0,8})$/), asked),
	)
	serveFeed(app, context, '/feeds/members/:key.xml', (asked, key) => memberFeed(context, key, asked))
	serveFeed(app, context, '/feeds/lists/:key.xml', (asked, key) =>
		listFeed(context, numberIn(key, /^cl([1-9]\d{0,8})$/), asked),
	)
	serveSitemaps(app, context)
}

/** The number in a key. @throws Problem 404 where there is none */
function numberIn(key: string, pattern: RegExp): number {
	const number = pattern.exec(key)?.[1]
	if (number === undefined) throw new Problem('request.notFound', 404)
	return Number(number)
}

function serveFeed(app: FastifyInstance, { settings }: AppContext, path: string, make: MakeFeed): void {
	app.get<{ Params: { key?: string } }>(path, HIDDEN, async (request, reply) => {
		const origin = siteOrigin(request, settings)
		const asked = urlLocale(request)
		const names = urlTitleNames(request)
		const own = request.url.split('?')[0] ?? path
		const self = withTitleNames(`${origin}${own}${asked ? `?hl=${asked}` : ''}`, names)
		const feed = await make({ origin, locale: asked ?? DEFAULT_LOCALE, names, self }, request.params.key ?? '')
		return reply
			.header('cache-control', originCacheControl(CACHE.shared, settings))
			.type('application/atom+xml; charset=utf-8')
			.send(writeAtom(feed))
	})
}

function serveSitemaps(app: FastifyInstance, { db, settings }: AppContext): void {
	const cacheControl = originCacheControl(FOR_AN_HOUR, settings)
	app.get('/sitemap.xml', HIDDEN, async (request, reply) => {
		const index = writeSitemapIndex(await sitemapParts(db), siteOrigin(request, settings))
		return reply.header('cache-control', cacheControl).type(XML).send(index)
	})

	app.get<{ Params: { file: string } }>('/sitemaps/:file', HIDDEN, async (request, reply) => {
		const origin = siteOrigin(request, settings)
		reply.header('cache-control', cacheControl).type(XML)
		if (request.params.file === 'pages.xml') return writePagesSitemap(origin)
		const [, name, number] = /^([a-z]+)-(\d{1,5})\.xml$/.exec(request.params.file) ?? []
		const group = SITEMAP_GROUPS.find((known) => known === name)
		if (!group || !(await partsOf(db, group)).includes(Number(number))) throw new Problem('request.notFound', 404)
		const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
		if (isUnchanged(request, reply, `${origin} ${group} ${number} ${version}`)) return reply.code(304).send()
		return reply.send(Readable.from(writeSitemapPart(db, group, Number(number), origin)))
	})
}

/** Sets the ETag of a streamed response from its source, and compares it with `If-None-Match`. */
function isUnchanged({ headers }: FastifyRequest, reply: FastifyReply, source: string): boolean {
	const tag = `W/"${createHash('sha1').update(source).digest('base64url')}"`
	reply.header('etag', tag)
	return hasTag(headers['if-none-match'], tag)
}
