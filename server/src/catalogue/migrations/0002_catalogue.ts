import { type Kysely, sql } from 'kysely'
import { HISTORY } from '../schema/history.ts'
import { NEWS } from '../schema/news.ts'
import { PARTS } from '../schema/parts.ts'
import { PEOPLE } from '../schema/people.ts'
import { TITLE } from '../schema/title.ts'
import { WATCHING } from '../schema/watching.ts'

/** Makes the tables of the catalogue; `member` must exist. The same SQL on PGlite (Postgres 18) and Postgres 15. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of [...TITLE, ...PARTS, ...PEOPLE, ...WATCHING, ...NEWS, ...HISTORY]) {
		await sql.raw(statement).execute(db)
	}
}
