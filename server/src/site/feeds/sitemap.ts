import { sql } from 'kysely'
import {
	entityPath,
	type Format,
	franchisePath,
	type Kind,
	type Registry,
	seasonOfNumber,
	seasonPath,
	tagPath,
	titlePath,
} from 'shared-contract'
import { escapeMarkup } from 'shared-contract/markup'
import { firstWorks } from '../../catalogue/franchise/firstWorks.ts'
import { franchiseIds, hasRelatives } from '../../catalogue/franchise/readWorks.ts'
import { SEASON_NUMBER } from '../../catalogue/season/seasonNumber.ts'
import type { Database } from '../../core/database/schema.ts'
import { el } from '../artwork/svg.ts'
import { PUBLIC_PATHS } from '../head/fixedPages.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n'
/** The maximum number of URLs in a sitemap; each sitemap covers this range of ids of a table. */
const PART_IDS = 50_000
const STEP = 2_000

/** The entities with pages, by table. */
export const SITEMAP_GROUPS = [
	'titles',
	'episodes',
	'news',
	'people',
	'characters',
	'studios',
	'tags',
	'seasons',
	'franchises',
] as const
export type SitemapGroup = (typeof SITEMAP_GROUPS)[number]

interface Row {
	id: number
	kind: Kind
	format: Format
	/** Of a tag. */
	name: string | null
	changed: Date | null
}

/** The names of the sitemaps; none of them is empty. */
export async function sitemapParts(db: Database): Promise<string[]> {
	const parts = await Promise.all(
		SITEMAP_GROUPS.map(async (group) => (await partsOf(db, group)).map((part) => `${group}-${part}`)),
	)
	return ['pages', ...parts.flat()]
}

/** The numbers of the sitemaps of a group. */
async function partsOf(db: Database, group: SitemapGroup): Promise<number[]> {
	if (group === 'franchises') {
		const parts = new Set((await firstWorks(db)).map((id) => Math.floor((id - 1) / PART_IDS)))
		return [...parts].sort((one, other) => one - other)
	}
	const { from, shown } = TABLES[group]
	const { rows } = await sql<{ part: number }>`
		select part from generate_series(0, (select coalesce(max(id) - 1, -1) / ${PART_IDS}::int from ${from})) part
		where exists (select from ${from}
			where id > part * ${PART_IDS}::int and id <= (part + 1) * ${PART_IDS}::int and ${shown})
		order by part`.execute(db)
	return rows.map(({ part }) => part)
}

export function writeSitemapIndex(parts: readonly string[], origin: string): string {
	const entries = parts.map((part) => el('sitemap', {}, el('loc', {}, escapeMarkup(`${origin}/sitemaps/${part}.xml`))))
	return `${DECLARATION}${el('sitemapindex', { xmlns: NAMESPACE }, ...entries)}\n`
}

/** The sitemap of the static pages, ours and those of slices. */
export function writePagesSitemap(origin: string, { slices }: Registry): string {
	const others = slices.flatMap(({ pages }) => Object.keys(pages ?? {}))
	const entries = [...new Set([...PUBLIC_PATHS, ...others])].map((path) => address(origin + path))
	return `${DECLARATION}${el('urlset', { xmlns: NAMESPACE }, ...entries)}\n`
}

/** The sitemap of a range of a group's pages. It takes up to 200 ms, in steps. */
export async function writeSitemapPart(
	db: Database,
	group: SitemapGroup,
	part: number,
	origin: string,
): Promise<string> {
	const last = (part + 1) * PART_IDS
	const entries: string[] = []
	for (let after = part * PART_IDS; ; ) {
		const rows = await readAddresses(db, group, after, last)
		for (const row of rows) entries.push(address(origin + pathOf(group, row), row.changed))
		after = rows.at(-1)?.id ?? last
		if (rows.length < STEP) break
	}
	return `${DECLARATION}<urlset xmlns="${NAMESPACE}">${entries.join('')}</urlset>\n`
}

/** The columns that only some groups have. */
const PLAIN = sql`null as kind, null as format, null as name, x.added_at`
const UNDATED = sql`null as kind, null as format, null as name, null::timestamptz as added_at`
/** A title is shown. */
const SHOWN = sql`t.id = o.title_id and t.removed_at is null`

const TABLES = {
	titles: {
		entity: 'title',
		from: sql`title x`,
		shown: sql`x.removed_at is null`,
		extra: sql`x.kind, x.format, null as name, x.added_at`,
	},
	episodes: {
		entity: 'episode',
		from: sql`episode x`,
		shown: sql`x.kind = 'regular' and exists (select from title t where t.id = x.title_id and t.removed_at is null)`,
		extra: PLAIN,
	},
	franchises: {
		entity: 'title',
		from: sql`title x`,
		// A franchise is listed by its smallest id.
		shown: sql`x.removed_at is null and ${hasRelatives(sql`x.id`)}
			and x.id = (select min(id) from ${franchiseIds(sql`x.id`)} works)`,
		extra: sql`x.kind, x.format, null as name, x.added_at`,
	},
	news: {
		entity: 'article',
		from: sql`news_article x`,
		shown: sql`x.removed_at is null`,
		extra: sql`null as kind, null as format, null as name, x.published_at as added_at`,
	},
	people: {
		entity: 'person',
		from: sql`person x`,
		shown: sql`x.merged_into is null and (
			exists (select from title_staff o join title t on ${SHOWN} where o.person_id = x.id)
			or exists (select from title_voice o join title t on ${SHOWN} where o.person_id = x.id))`,
		extra: UNDATED,
	},
	characters: {
		entity: 'character',
		from: sql`character x`,
		shown: sql`x.merged_into is null and (
			exists (select from title_cast o join title t on ${SHOWN} where o.character_id = x.id)
			or exists (select from title_voice o join title t on ${SHOWN} where o.character_id = x.id))`,
		extra: UNDATED,
	},
	studios: {
		entity: 'studio',
		from: sql`studio x`,
		shown: sql`x.merged_into is null
			and exists (select from title_studio o join title t on ${SHOWN} where o.studio_id = x.id)`,
		extra: UNDATED,
	},
	tags: {
		entity: 'tag',
		from: sql`tag x`,
		shown: sql`exists (select from title_tag o join title t on ${SHOWN} where o.tag_id = x.id and not o.is_spoiler)`,
		extra: sql`null as kind, null as format, x.name, null::timestamptz as added_at`,
	},
	// A season has no row; its number takes the place of an id.
	seasons: {
		entity: 'season',
		from: sql`(select distinct ${SEASON_NUMBER} as id from title t
			where t.kind = 'anime' and t.year is not null and ${SEASON_NUMBER} is not null and t.removed_at is null) x`,
		shown: sql`true`,
		extra: UNDATED,
	},
}

async function readAddresses(db: Database, group: SitemapGroup, after: number, last: number): Promise<Row[]> {
	const { entity, from, shown, extra } = TABLES[group]
	const { rows } = await sql<Row>`
		select y.id, y.kind, y.format, y.name, greatest(y.added_at, (select made_at from revision
			where entity = ${entity} and entity_id = y.id order by id desc limit 1)) as changed
		from (select x.id, ${extra} from ${from} where x.id > ${after} and x.id <= ${last} and ${shown}
			order by x.id limit ${STEP}) y order by y.id`.execute(db)
	return rows
}

function pathOf(group: SitemapGroup, row: Row): string {
	switch (group) {
		case 'titles':
			return titlePath(row)
		case 'episodes':
			return `/episode/${row.id}`
		case 'news':
			return `/news/${row.id}`
		case 'people':
			return entityPath('person', row.id)
		case 'characters':
			return entityPath('character', row.id)
		case 'studios':
			return entityPath('studio', row.id)
		case 'tags':
			return tagPath(row.name ?? '')
		case 'seasons':
			return seasonPath(seasonOfNumber(row.id))
		case 'franchises':
			return franchisePath(row.id)
	}
}

function address(url: string, changed?: Date | null): string {
	const lastmod = changed ? [el('lastmod', {}, changed.toISOString())] : []
	return el('url', {}, el('loc', {}, escapeMarkup(url)), ...lastmod)
}
