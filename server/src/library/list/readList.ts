import { type RawBuilder, sql } from 'kysely'
import {
	ENTRIES_PAGE_SIZE,
	type EntryCounts,
	type EntryStatus,
	type Kind,
	type ListPage,
	type ListSort,
} from 'shared-contract'
import { foldName, type Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { instantOf, microsOf, readCursor, writeCursor } from '../../core/http/cursor.ts'
import { Problem } from '../../core/problem.ts'
import { entryCounts } from './entryCounts.ts'
import { ENTRY_COLUMNS, type FullRow, toEntry } from './entryRow.ts'
import { visibleEntries } from './visibleEntries.ts'

export interface ListQuery {
	ownerId: string
	isOwn: boolean
	kind: Kind
	status: EntryStatus
	sort?: ListSort | undefined
	q?: string | undefined
	after?: string | undefined
	pictures: Pictures
}

/** One page of a member's list, with the number of entries per status. Only the owner sees private entries. */
export async function readList(db: Database, query: ListQuery): Promise<ListPage> {
	const visible = listedEntries(query)
	const [counts, { items, next }] = await Promise.all([countByStatus(db, visible), readPage(db, visible, query)])
	return { counts, items: items.map((row) => toEntry(row, query.isOwn, query.pictures)), next }
}

function listedEntries({ ownerId, isOwn, kind, q = '' }: ListQuery): RawBuilder<unknown> {
	const text = foldName(q)
	const named =
		text === ''
			? sql``
			: sql`and (strpos(t.sort_title, ${text}) > 0
				or exists (select from title_name n where n.title_id = t.id and strpos(n.folded, ${text}) > 0))`
	return sql`${visibleEntries({ ownerId, isOwn })} and t.kind = ${kind} ${named}`
}

async function countByStatus(db: Database, visible: RawBuilder<unknown>): Promise<EntryCounts> {
	const { rows } = await sql<{ status: EntryStatus; count: number }>`
		select e.status, count(*)::int as count ${visible} group by e.status`.execute(db)
	return entryCounts(rows)
}

interface Order {
	/** The sort expression, and its value as a number for the cursor. */
	by: RawBuilder<unknown>
	place: RawBuilder<string>
	/** The sort value of a cursor. */
	at: (place: string, id: string) => RawBuilder<unknown>
	ascends: boolean
}

const whole = (by: RawBuilder<unknown>): Order => ({
	by,
	place: sql<string>`(${by})::text`,
	at: (place) => sql`${place}::bigint`,
	ascends: false,
})

const ORDERS: Record<ListSort, Order> = {
	changed: { by: sql`e.changed_at`, place: microsOf(sql`e.changed_at`), at: instantOf, ascends: false },
	score: whole(sql`coalesce(v.score, 0)::bigint`),
	progress: whole(sql`e.progress::bigint`),
	// A name may be longer than a cursor: it is read by the title's id.
	title: {
		by: sql`t.sort_title`,
		place: sql<string>`'0'`,
		at: (_place, id) => sql`(select sort_title from title where id = ${id}::int)`,
		ascends: true,
	},
}

async function readPage(db: Database, visible: RawBuilder<unknown>, { status, sort = 'changed', after }: ListQuery) {
	const { by, place, at, ascends } = ORDERS[sort]
	const from = readCursor(after)
	if (from && !/^\d{1,9}$/.test(from.key)) throw new Problem('request.invalid', 400)
	const direction = ascends ? sql`asc` : sql`desc`
	const sign = ascends ? sql`>` : sql`<`
	const beyond = from ? sql`and (${by}, e.title_id) ${sign} (${at(from.micros, from.key)}, ${from.key}::int)` : sql``
	const { rows } = await sql<FullRow & { place: string }>`
		select ${ENTRY_COLUMNS}, ${place} as place ${visible} and e.status = ${status} ${beyond}
		order by ${by} ${direction}, e.title_id ${direction} limit ${ENTRIES_PAGE_SIZE + 1}`.execute(db)
	const items = rows.slice(0, ENTRIES_PAGE_SIZE)
	const last = rows.length > ENTRIES_PAGE_SIZE ? items.at(-1) : undefined
	return { items, next: last ? writeCursor({ micros: last.place, key: String(last.id) }) : null }
}
