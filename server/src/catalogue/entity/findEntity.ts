import { type RawBuilder, sql } from 'kysely'
import type { EntityType } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'

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

/** SQL order of `title t`: the newest first, titles without a year first of all, because most are announced. */
export const NEWEST_FIRST = sql`t.year desc nulls first, t.popularity desc, t.id`
