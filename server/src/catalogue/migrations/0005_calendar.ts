import { type Kysely, sql } from 'kysely'

/** Slots by their end, for the calendar; articles by category, for the news. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create index airing_slot_by_end on airing_slot
		((coalesce(ends_at, 'infinity'::timestamptz)), starts_at)`.execute(db)
	await sql`create index news_by_category on news_article (category, published_at desc, id desc)
		where removed_at is null`.execute(db)
}
