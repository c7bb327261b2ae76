import { type Kysely, sql } from 'kysely'

/** Makes the birth dates that members give, and who of them asked for adult titles. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create table member_age (
		member_id uuid primary key references member (id) on delete cascade,
		born_on text not null check (born_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
		shows_adult boolean not null default false
	)`.execute(db)
}
