import { sql } from 'kysely'

/**
 * SQL for the number of regular `episode e` through all seasons of its title, as progress counts. Where a season numbers anew, the
 * last numbers of those before it are added.
 */
export const NUMBER_IN_TITLE = sql<number>`(e.number + coalesce((
	select case when max(before.last) >= (select min(first.number) from episode first
		where first.season_id = e.season_id and first.kind = 'regular') then sum(before.last) end
	from (select max(p.number) as last from season own join season o on o.title_id = own.title_id and o.number < own.number
		join episode p on p.season_id = o.id and p.kind = 'regular' where own.id = e.season_id group by o.id) before), 0))::int`
