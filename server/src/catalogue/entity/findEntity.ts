import { type RawBuilder, sql } from 'kysely'
import type { EntityType } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { BEST_KNOWN } from '../bestKnown.ts'

/** A merge of a merge of … at most this often; a longer chain counts as missing. */
const MAX_MERGES = 10

/**
 * The id of a person, a character or a studio, after all merges.
 *
 * @throws Problem 404 if it does not exist.
 */
export async function findEntity(db: Database, type: EntityType, id: number): Promise<number> {
	const found = await currentId(db, type, id)
	if (found === undefined) throw new Problem('request.notFound', 404)
	return found
}

/** {@link findEntity}, which returns undefined if the entity does not exist. */
export async function currentId(db: Database, type: EntityType, id: number): Promise<number | undefined> {
	const { rows } = await sql<{ id: number }>`
		with recursive merged as (
			select id, merged_into, 1 as step from ${sql.table(type)} where id = ${id}
			union all
			select x.id, x.merged_into, step + 1 from merged m join ${sql.table(type)} x on x.id = m.merged_into
			where step < ${MAX_MERGES}::int
		)
		select id from merged where merged_into is null`.execute(db)
	return rows[0]?.id
}

/** SQL for a list of rows as one JSON value; null without rows. */
export function jsonList(rows: RawBuilder<unknown>): RawBuilder<unknown> {
	return sql`(select json_agg(part) from (${rows}) part)`
}

/** SQL for whether `title t` is a special or a short: after a series or a film it says little of who made it. */
const IS_SHORT = sql`(t.format in ('OVA', 'OneShot') or coalesce(t.minutes, 99) < case t.format when 'Movie' then 40 else 10 end)`

/** SQL order of `title t`: the newest first, titles without a year first of all, because most are announced. */
export const NEWEST_FIRST = sql`t.year desc nulls first, ${IS_SHORT}, ${BEST_KNOWN}`

/** SQL order of `title t`: series, films and manga before specials and shorts, the best known first. */
export const bestKnownFirst = (weight: RawBuilder<unknown>) => sql`${IS_SHORT}, ${weight}, ${BEST_KNOWN}`
