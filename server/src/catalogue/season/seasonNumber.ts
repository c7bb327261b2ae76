import { sql } from 'kysely'

/** SQL for the season of `title t` as a number, as `seasonNumber` counts; null without a season and a month of start. */
export const SEASON_NUMBER = sql<number | null>`(t.year * 4 + coalesce(
	array_position(array['winter', 'spring', 'summer', 'fall'], t.season) - 1,
	case when t.started ~ '^[0-9]{4}-[0-9]{2}' then (substr(t.started, 6, 2)::int - 1) / 3 end))`
