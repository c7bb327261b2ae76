import { sql } from 'kysely'
import { type Format, franchisePath, type Kind, titlePath } from 'shared-contract'
import { escapeMarkup } from 'shared-contract/markup'
import { franchiseIds, hasRelatives } from '../../catalogue/franchise/readWorks.ts'
import type { Database } from '../../core/database/schema.ts'
import { el } from '../artwork/svg.ts'
import { PUBLIC_PATHS } from '../head/fixedPages.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n'
/** The maximum number of URLs in a sitemap; each sitemap covers this range of ids of a table. */
const PART_IDS = 50_000
const STEP = 2_000

/** The entities with pages, by table. */
export const SITEMAP_GROUPS = ['titles', 'episodes', 'news', 'franchises'] as const
export type SitemapGroup = (typeof SITEMAP_GROUPS)[number]

interface Row {
	id: number
	kind: Kind
	format: Format
	changed: Date
}

/** The names of the sitemaps. */
export async function sitemapParts(db: Database): Promise<string[]> {
	const parts = await Promise.all(
		SITEMAP_GROUPS.map(async (group) => {
			const { from, shown } = TABLES[group]
			// Whether a title is the first of its franchise is not asked of every one.
			const isThere = group === 'franchises' ? RELATED : shown
			const { rows } = await sql<{ part: number }>`
				select part from generate_series(0, (select coalesce(max(id) - 1, -1) / ${PART_IDS}::int from ${from})) part
				where exists (select from ${from}
					where id > part * ${PART_IDS}::int and id <= (part + 1) * ${PART_IDS}::int and ${isThere})
				order by part`.execute(db)
			return rows.map(({ part }) => `${group}-${part}`)
		}),
	)
	return ['pages', ...parts.flat()]
}

export function writeSitemapIndex(parts: readonly string[], origin: string): string {
	const entries = parts.map((part) => el('sitemap', {}, el('loc', {}, escapeMarkup(`${origin}/sitemaps/${part}.xml`))))
	return `${DECLARATION}${el('sitemapindex', { xmlns: NAMESPACE }, ...entries)}\n`
}

/** The sitemap of the static pages. */
export function writePagesSitemap(origin: string): string {
	const entries = PUBLIC_PATHS.map((path) => address(origin + path))
	return `${DECLARATION}${el('urlset', { xmlns: NAMESPACE }, ...entries)}\n`
}

/** Streams a sitemap in chunks, so that it is never fully in memory. */
export async function* writeSitemapPart(
	db: Database,
	group: SitemapGroup,
	part: number,
	origin: string,
): AsyncGenerator<string> {
	yield `${DECLARATION}<urlset xmlns="${NAMESPACE}">`
	const last = (part + 1) * PART_IDS
	for (let after = part * PART_IDS; ; ) {
		const rows = await readAddresses(db, group, after, last)
		yield rows.map((row) => address(origin + pathOf(group, row), row.changed)).join('')
		after = rows.at(-1)?.id ?? last
		if (rows.length < STEP) break
	}
	yield '</urlset>\n'
}

const RELATED = sql`x.removed_at is null and ${hasRelatives(sql`x.id`)}`

const TABLES = {
	titles: {
		entity: 'title',
		from: sql`title x`,
		shown: sql`x.removed_at is null`,
		extra: sql`x.kind, x.format, x.added_at`,
	},
	episodes: {
		entity: 'episode',
		from: sql`episode x`,
		shown: sql`x.kind = 'regular' and exists (select from title t where t.id = x.title_id and t.removed_at is null)`,
		extra: sql`null as kind, null as format, x.added_at`,
	},
	franchises: {
		entity: 'title',
		from: sql`title x`,
		// A franchise is listed by its smallest id.
		shown: sql`${RELATED}
			and x.id = (select min(id) from ${franchiseIds(sql`x.id`)} works)`,
		extra: sql`x.kind, x.format, x.added_at`,
	},
	news: {
		entity: 'article',
		from: sql`news_article x`,
		shown: sql`x.removed_at is null`,
		extra: sql`null as kind, null as format, x.published_at as added_at`,
	},
}

async function readAddresses(db: Database, group: SitemapGroup, after: number, last: number): Promise<Row[]> {
	const { entity, from, shown, extra } = TABLES[group]
	const { rows } = await sql<Row>`
		select y.id, y.kind, y.format, greatest(y.added_at, (select made_at from revision
			where entity = ${entity} and entity_id = y.id order by id desc limit 1)) as changed
		from (select x.id, ${extra} from ${from} where x.id > ${after} and x.id <= ${last} and ${shown}
			order by x.id limit ${STEP}) y order by y.id`.execute(db)
	return rows
}

function pathOf(group: SitemapGroup, row: Row): string {
	if (group === 'titles') return titlePath(row)
	if (group === 'franchises') return franchisePath(row.id)
	return group === 'episodes' ? `/episode/${row.id}` : `/news/${row.id}`
}

function address(url: string, changed?: Date): string {
	const lastmod = changed ? [el('lastmod', {}, changed.toISOString())] : []
	return el('url', {}, el('loc', {}, escapeMarkup(url)), ...lastmod)
}
