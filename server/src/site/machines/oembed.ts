import type { FastifyInstance, FastifyRequest } from 'fastify'
import { EMBED_SIZE, embedCode, embedUrl, isLocale, LOCALE_PARAMETER } from 'shared-contract'
import { escapeMarkup } from 'shared-contract/markup'
import type { AppContext } from '../../core/appContext.ts'
import { originCacheControl, siteOrigin } from '../../core/http/origin.ts'
import { Problem } from '../../core/problem.ts'
import { readCustomList } from '../../library/list/customLists.ts'
import { picturePath, readPath } from '../head/pageHead.ts'
import { PICTURE_SIZE } from '../head/picture/size.ts'
import { OEMBED_PATH } from './oembedPath.ts'
import { readTitleCard } from './titleCard.ts'

const KEPT_S = 3600
/** Pages that only their member sees. */
const PRIVATE = /^\/(lists|profile|settings|dashboard|messages|notifications|moderation|proposals)$/

type Facts = Record<string, string | number>
type Query = Record<'url' | 'format' | 'maxwidth' | 'maxheight', unknown>

/** The oEmbed endpoint (oembed.com): titles as a card, public lists as a link. */
export function registerOembed(app: FastifyInstance, context: AppContext): void {
	app.get<{ Querystring: Query }>(OEMBED_PATH, { schema: { hide: true } }, async (request, reply) => {
		const { format = 'json' } = request.query
		if (format !== 'json' && format !== 'xml') return reply.code(501).header('cache-control', 'no-store').send()
		const facts = await describeAddress(request, request.query, context)
		return reply
			.header('cache-control', originCacheControl(`public, max-age=${KEPT_S}`, context.settings))
			.header('access-control-allow-origin', '*')
			.header('cross-origin-resource-policy', 'cross-origin')
			.type(format === 'json' ? 'application/json; charset=utf-8' : 'text/xml; charset=utf-8')
			.send(format === 'json' ? JSON.stringify(facts) : toXml(facts))
	})
}

/** @throws Problem 404 for what is none of our addresses, 401 for the pages of one member */
async function describeAddress(request: FastifyRequest, query: Query, context: AppContext): Promise<Facts> {
	const { db, settings, pictures } = context
	const origin = siteOrigin(request, settings)
	const url = typeof query.url === 'string' && URL.canParse(query.url) ? new URL(query.url) : undefined
	if (url?.origin !== origin) throw new Problem('request.notFound', 404)
	if (PRIVATE.test(url.pathname)) throw new Problem('auth.required', 401)
	const { section, id, path } = readPath(url.pathname)
	const common = { version: '1.0', provider_name: 'Niouka', provider_url: `${origin}/`, cache_age: KEPT_S }
	const listId = /^\/lists\/cl([1-9]\d{0,8})$/.exec(path)?.[1]
	if (listId !== undefined) {
		const { list, owner = '' } = await readCustomList(db, { listId: Number(listId), viewerId: null, pictures })
		return { ...common, type: 'link', title: list.title, author_name: owner }
	}
	if (!['anime', 'movie', 'manga'].includes(section) || id === undefined) throw new Problem('request.notFound', 404)
	const asked = url.searchParams.get(LOCALE_PARAMETER)
	const locale = isLocale(asked) ? asked : undefined
	const card = await readTitleCard(db, pictures, id, locale ?? 'pt')
	if (!card) throw new Problem('request.notFound', 404)
	const size = {
		width: atMost(EMBED_SIZE.width, query.maxwidth),
		height: atMost(EMBED_SIZE.height, query.maxheight),
	}
	return {
		...common,
		type: 'rich',
		title: card.name,
		html: embedCode({ url: embedUrl(origin, id, locale), name: card.name }, size),
		...size,
		thumbnail_url: origin + picturePath('title', card),
		thumbnail_width: PICTURE_SIZE.width,
		thumbnail_height: PICTURE_SIZE.height,
	}
}

/** @throws Problem 400 */
function atMost(wanted: number, limit: unknown): number {
	if (limit === undefined) return wanted
	if (typeof limit !== 'string' || !/^[1-9]\d{0,5}$/.test(limit)) throw new Problem('request.invalid', 400)
	return Math.min(wanted, Number(limit))
}

function toXml(facts: Facts): string {
	const elements = Object.entries(facts).map(([name, value]) => `<${name}>${escapeMarkup(String(value))}</${name}>`)
	return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${elements.join('')}</oembed>\n`
}
