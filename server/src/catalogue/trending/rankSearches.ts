import { sql } from 'kysely'
import { TRENDING_MIN_NETWORKS, TRENDING_TERMS } from 'shared-contract'
import { DAY_S } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'

/** Older choices are deleted. */
const RETENTION_DAYS = 7
const HALF_LIFE_DAYS = 2

/**
 * Deletes old choices and recomputes the trending searches: titles by their choices with exponential decay. A title needs
 * choices from {@link TRENDING_MIN_NETWORKS} networks on one day.
 */
export async function rankSearches(db: Database, now: Date): Promise<void> {
	const since = new Date(now.getTime() - RETENTION_DAYS * DAY_S * 1000)
	await db.deleteFrom('search_choice').where('hour', '<', since).execute()
	await db.deleteFrom('trending_term').execute()
	await sql`
		insert into trending_term (position, term, title_id)
		select row_number() over (order by weight desc, t.id), t.title, t.id
		from (
			select title_id, sum(choices * power(0.5, extract(epoch from ${now}::timestamptz - day)::float8 / ${HALF_LIFE_DAYS * DAY_S})) as weight
			from (
				select title_id, date_trunc('day', hour, 'UTC') as day, sum(choices) as choices
				from search_choice group by title_id, date_trunc('day', hour, 'UTC')
			) daily
			group by title_id having max(choices) >= ${TRENDING_MIN_NETWORKS}
		) chosen
		join title t on t.id = chosen.title_id and t.removed_at is null
		order by weight desc, t.id limit ${TRENDING_TERMS}`.execute(db)
}
