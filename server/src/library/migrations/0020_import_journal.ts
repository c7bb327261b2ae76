import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
	// An import is done some rows at a time: what is under way, since when, and up to which row it has come. What stands
	// in the list of it is dated `begun_at`. What its rows come to stands beside it from then on: they change no more.
	`alter table list_import add column begun_at timestamptz,
		add column work text check (work in ('applying', 'undoing')),
		add column reached integer not null default 0,
		add column kinds text[],
		add column counts jsonb`,
	`update list_import i set begun_at = i.applied_at,
		reached = coalesce((select max(r.place) from list_import_row r where r.import_id = i.id), 0)
		where i.applied_at is not null`,
	'create index list_import_begun on list_import (member_id, begun_at) where begun_at is not null',
	'create index list_import_under_way on list_import (id) where work is not null',
]

/** Makes the journal of imports that are taken in or back, so that one that was broken off is carried on. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
