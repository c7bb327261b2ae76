import { type Kysely, sql } from 'kysely'

/** Lets the search find public lists by the words of their title. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create index public_list_by_word on custom_list using gin (search_words(title))
		where is_public and removed_at is null`.execute(db)
}
