import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
	`alter table news_article add column held text check (held in ('waiting', 'refused', 'hidden'))`,
	`create index news_waiting on news_article (published_at, id) where held = 'waiting'`,
]

/** Makes room for why an article is withheld. Such an article is removed too, so the version before does not show it. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
