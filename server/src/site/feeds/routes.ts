import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_LOCALE, NEWS_FEED, RELEASES_FEED, withTitleNames } from 'shared-contract'
import { ReadCache, readVersion } from '../../catalogue/readCache.ts'
import type { AppContext } from '../../core/appContext.ts'
import { originCacheControl, siteOrigin } from '../../core/http/origin.ts'
import { type PreparedAnswer, prepareAnswer, sendPrepared } from '../../core/http/preparedAnswer.ts'
import { CACHE } from '../../core/http/serve.ts'
import { urlLocale, urlTitleNames } from '../../core/language/locale.ts'
import { Problem } from '../../core/problem.ts'
import { type AtomFeed, type FeedRequest, writeAtom } from './atom.ts'
import { listFeed } from './listFeed.ts'
import { memberFeed } from './memberFeed.ts'
import { newsFeed } from './newsFeed.ts'
import { releasesFeed } from './releasesFeed.ts'
import { SITEMAP_GROUPS, sitemapParts, writePagesSitemap, writeSitemapIndex, writeSitemapPart } from './sitemap.ts'
import { titleFeed } from './titleFeed.ts'

const FOR_AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400'
const XML = 'application/xml; charset=utf-8'
const FEED = { schema: { hide: true }, config: { kind: 'feed' } } as const
const SITEMAP = { schema: { hide: true }, config: { kind: 'sitemap' } } as const
/** The size of the cache of sitemaps, of up to a megabyte each. */
const SITEMAPS = 40

type WriteSitemap = (origin: string) => string | Promise<string>

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
	app.get<{ Params: { key?: string } }>(path, FEED, async (request, reply) => {
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

function serveSitemaps(app: FastifyInstance, context: AppContext): void {
	const { db, now, settings } = context
	const cacheControl = originCacheControl(FOR_AN_HOUR, settings)
	const parts = new ReadCache<{ version: number; names: string[] }>({ name: 'sitemap_parts', db, now, size: 1 })
	const made = new ReadCache<{ version: number; answer: PreparedAnswer }>({ name: 'sitemaps', db, now, size: SITEMAPS })
	const partNames = async () => {
		const read = async () => ({ version: await readVersion(db), names: await sitemapParts(db) })
		return (await parts.read('', read)).names
	}
	const send = async (request: FastifyRequest, reply: FastifyReply, name: string, write: WriteSitemap) => {
		const origin = siteOrigin(request, settings)
		const { answer } = await made.read(`${name} ${origin}`, async () => {
			app.chargeMore(request, 'sitemapMaking')
			const version = await readVersion(db)
			return { version, answer: await prepareAnswer(await write(origin)) }
		})
		return sendPrepared(request, reply.header('cache-control', cacheControl).type(XML), answer)
	}

	app.get('/sitemap.xml', SITEMAP, (request, reply) =>
		send(request, reply, '', async (origin) => writeSitemapIndex(await partNames(), origin)),
	)
	app.get<{ Params: { file: string } }>('/sitemaps/:file', SITEMAP, async (request, reply) => {
		if (request.params.file === 'pages.xml') {
			const { everybody } = await app.releases.cache.get()
			return send(request, reply, `pages ${everybody.revision}`, async (origin) => writePagesSitemap(origin, everybody))
		}
		const [, name, number] = /^([a-z]+)-(0|[1-9]\d{0,4})\.xml$/.exec(request.params.file) ?? []
		const group = SITEMAP_GROUPS.find((known) => known === name)
		const part = `${group}-${number}`
		if (!group || !(await partNames()).includes(part)) throw new Problem('request.notFound', 404)
		return send(request, reply, part, (origin) => writeSitemapPart(db, group, Number(number), origin))
	})
}
