import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
	ENTRIES_NEXT_PAGE_SIZE,
	ENTRIES_PAGE_SIZE,
	type EntryCounts,
	type EntryStatus,
	type ListPage,
	type memberListRoute,
	type Release,
} from 'shared-contract'
import type { Static } from 'shared-contract/schema'
import { foldName, type Pictures, TITLE_TOTAL } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { readCursor, writeCursor } from '../../core/http/cursor.ts'
import { Problem } from '../../core/problem.ts'
import { entryCounts } from './entryCounts.ts'
import { ENTRY_COLUMNS, type FullRow, toEntry } from './entryRow.ts'
import { listOrder } from './listOrders.ts'
import { FACT_COLUMNS, type FactsRow, nextEpisodesOf, presentFacts } from './titleFacts.ts'
import { type ListAccess, visibleEntries } from './visibleEntries.ts'

export interface ListQuery extends Static<NonNullable<(typeof memberListRoute)['query']>> {
	ownerId: string
	isOwn: boolean
	pictures: Pictures
	now: Date
}

/** One page of a member's list, with the number of entries per status. Only the owner sees private entries. */
export async function readList(db: Database, query: ListQuery): Promise<ListPage> {
	const visible = listedEntries(query)
	// Only their order needs the next episodes of the whole list; else those of the page are enough.
	const ofList = query.sort === 'next' ? await nextEpisodesOf(db, query, onListOf(query.ownerId)) : NONE
	const [counts, { items, next }] = await Promise.all([
		countByStatus(db, visible),
		readPage(db, visible, query, ofList),
	])
	const isOfPage = query.kind === 'anime' && query.sort !== 'next' && items.length > 0
	const episodes = isOfPage ? await nextEpisodesOf(db, query, isOneOf(items.map(({ id }) => id))) : ofList
	const present = (row: Row) => ({
		...toEntry(row, query.isOwn, query.pictures),
		facts: presentFacts(row, episodes.get(row.id)),
	})
	return { counts, items: items.map(present), next }
}

/** The most tags that a list offers. */
const TAGS_LISTED = 100

const NONE: ReadonlyMap<number, Release> = new Map()
const isOneOf = (ids: number[]) => (titleId: RawBuilder<unknown>) => sql<SqlBool>`${titleId} = any(${ids}::int[])`
const onListOf = (ownerId: string) => (titleId: RawBuilder<unknown>) =>
	sql<SqlBool>`${titleId} in (select title_id from list_entry where member_id = ${ownerId} and removed_at is null)`

function listedEntries({ ownerId, isOwn, kind, q = '', ...query }: ListQuery): RawBuilder<unknown> {
	const { format, genre, tag, hours, service, unrated } = query
	const text = foldName(q)
	const named =
		text === ''
			? sql``
			: sql`and (strpos(t.sort_title, ${text}) > 0
				or exists (select from title_name n where n.title_id = t.id and strpos(n.folded, ${text}) > 0))`
	const ofFormat = format ? sql`and t.format = ${format}` : sql``
	const ofGenre = genre
		? sql`and exists (select from title_genre g where g.title_id = t.id and g.genre = ${genre})`
		: sql``
	const withoutScore = unrated ? sql`and v.score is null` : sql``
	const tagged = tag ? sql`and lower(${tag}) in (select lower(x) from unnest(e.tags) x)` : sql``
	const inTime = hours ? sql`and (${TITLE_TOTAL} - e.progress) * t.minutes <= ${Number(hours) * 60}` : sql``
	const watchable = service
		? sql`and exists (select from title_platform o join platform p on p.id = o.platform_id
			where o.title_id = t.id and o.status = 'available' and p.key = any(${service.split(',')}::text[]))`
		: sql``
	return sql`${visibleEntries({ ownerId, isOwn })} and t.kind = ${kind} ${named} ${ofFormat} ${ofGenre} ${tagged} ${inTime}
		${watchable} ${withoutScore}`
}

/** The tags of a member's lists, those of the most entries first; of several spellings by case, one. */
export async function readTags(db: Database, access: ListAccess): Promise<string[]> {
	const { rows } = await sql<{ tag: string }>`select min(tag) as tag
		from (select unnest(e.tags) as tag ${visibleEntries(access)}) tagged
		group by lower(tag) order by count(*) desc, lower(tag) limit ${TAGS_LISTED}`.execute(db)
	return rows.map(({ tag }) => tag)
}

async function countByStatus(db: Database, visible: RawBuilder<unknown>): Promise<EntryCounts> {
	const { rows } = await sql<{ status: EntryStatus; count: number }>`
		select e.status, count(*)::int as count ${visible} group by e.status`.execute(db)
	return entryCounts(rows)
}

type Row = FullRow & FactsRow

async function readPage(
	db: Database,
	visible: RawBuilder<unknown>,
	{ status, sort = 'changed', after }: ListQuery,
	episodes: ReadonlyMap<number, Release>,
) {
	const instants = Object.fromEntries([...episodes].map(([id, { airsAt }]) => [id, Date.parse(airsAt)]))
	const { by, place, at, ascends } = listOrder(sort, instants)
	const from = readCursor(after)
	if (from && !/^\d{1,9}$/.test(from.key)) throw new Problem('request.invalid', 400)
	const direction = ascends ? sql`asc` : sql`desc`
	const sign = ascends ? sql`>` : sql`<`
	const beyond = from ? sql`and (${by}, e.title_id) ${sign} (${at(from.micros, from.key)}, ${from.key}::int)` : sql``
	const size = from ? ENTRIES_NEXT_PAGE_SIZE : ENTRIES_PAGE_SIZE
	const { rows } = await sql<Row & { place: string }>`
		select ${ENTRY_COLUMNS}, ${FACT_COLUMNS}, ${place} as place ${visible} and e.status = ${status} ${beyond}
		order by ${by} ${direction}, e.title_id ${direction} limit ${size + 1}`.execute(db)
	const items = rows.slice(0, size)
	const last = rows.length > size ? items.at(-1) : undefined
	return { items, next: last ? writeCursor({ micros: last.place, key: String(last.id) }) : null }
}
