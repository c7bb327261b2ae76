import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
	// Only the day is announced. `airs_at` is then its noon in UTC, which is that day from Samoa to Japan.
	'alter table airing add column is_day boolean not null default false',
	// Sources write the day of a film as the midnight of Japan.
	`update airing a set is_day = true, airs_at = ((a.airs_at at time zone 'Asia/Tokyo') + interval '12 hours') at time zone 'UTC'
		from title t where t.id = a.title_id and t.format = 'Movie' and a.source is not null
			and (a.airs_at at time zone 'Asia/Tokyo')::time = '00:00'`,
	// The titles that the calendar knows no more of than their first day.
	`create index title_premiere on title (started)
		where removed_at is null and kind = 'anime' and status <> 'completed' and length(started) = 10`,
]

export const breaksNothing = 'The version before reads the noon of a day as the time of the showing.'

/** Tells the days of premieres from their times. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
