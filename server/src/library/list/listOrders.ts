import { type RawBuilder, sql } from 'kysely'
import { FORMATS, type ListSort, SEASONS } from 'shared-contract'
import { instantOf, microsOf } from '../../core/http/cursor.ts'
import { STUDIO } from './titleFacts.ts'

/** An order of the entries of a list. The title's id breaks ties, in the same direction. */
export interface ListOrder {
	/** The sort expression, and its value as a number for the cursor. */
	by: RawBuilder<unknown>
	place: RawBuilder<string>
	/** The sort value of a cursor. */
	at: (place: string, id: string) => RawBuilder<unknown>
	ascends: boolean
}

const whole = (by: RawBuilder<unknown>, ascends = false): ListOrder => ({
	by,
	place: sql<string>`(${by})::text`,
	at: (place) => sql`${place}::bigint`,
	ascends,
})

// A name may be longer than a cursor: it is read by the title's id.
const named = (by: RawBuilder<unknown>): ListOrder => ({
	by,
	place: sql<string>`'0'`,
	at: (_place, id) => sql`(select ${by} from title t where t.id = ${id}::int)`,
	ascends: true,
})

const rankIn = (values: readonly string[], column: string) =>
	sql`coalesce(array_position(${[...values]}::text[], ${sql.ref(column)}::text), 0)`

// A partial date comes before the full ones of its time.
const day = (column: string) => whole(sql`coalesce(rpad(replace(${sql.ref(column)}, '-', ''), 8, '0'), '0')::bigint`)

const ORDERS: Record<Exclude<ListSort, 'next'>, ListOrder> = {
	changed: { by: sql`e.changed_at`, place: microsOf(sql`e.changed_at`), at: instantOf, ascends: false },
	title: named(sql`t.sort_title`),
	score: whole(sql`(coalesce(v.exact, 0) * 10)::bigint`),
	progress: whole(sql`e.progress::bigint`),
	siteScore: whole(sql`(t.weighted_rating * 1000000)::bigint`),
	format: whole(sql`${rankIn(FORMATS, 't.format')}::bigint`, true),
	season: whole(sql`(coalesce(t.year, 0) * 5 + ${rankIn(SEASONS, 't.season')})::bigint`),
	// Behind every name: the last character of all.
	studio: named(sql`coalesce(lower(${STUDIO}), chr(1114111)) collate "C"`),
	started: day('e.started_on'),
	finished: day('e.finished_on'),
}

/** @param next the milliseconds of the next episode of each title that has one */
export function listOrder(sort: ListSort, next: Readonly<Record<number, number>>): ListOrder {
	if (sort !== 'next') return ORDERS[sort]
	return whole(sql`coalesce((${JSON.stringify(next)}::jsonb ->> t.id::text)::bigint, ${Number.MAX_SAFE_INTEGER})`, true)
}
