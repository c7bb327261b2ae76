import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
	// A file that was looked at; with `applied_at` a past import. A visitor of a demo has no member.
	`create table list_import (
		id uuid primary key default gen_random_uuid(),
		member_id uuid references member (id) on delete cascade,
		file_name text not null,
		format text not null check (format in ('mal', 'anilist', 'niouka')),
		source_owner text not null default '',
		existing text not null check (existing in ('file', 'keep', 'overwrite')),
		scale text not null,
		scale_guessed boolean not null,
		own_lists jsonb not null default '[]',
		made_lists text[] not null default '{}',
		added_items integer not null default 0,
		touched_lists jsonb not null default '[]',
		checked_at timestamptz not null,
		applied_at timestamptz,
		undone_at timestamptz,
		kept_by_undo integer not null default 0
	)`,
	`create index list_import_newest on list_import (member_id, applied_at desc, id desc) where applied_at is not null`,
	'create index list_import_waiting on list_import (checked_at) where applied_at is null',
	`create table list_import_row (
		import_id uuid not null references list_import on delete cascade,
		place integer not null,
		line integer not null,
		kind text check (kind in ('anime', 'manga')),
		source_id text not null,
		source_title text not null,
		title_id integer references title on delete set null,
		verdict text not null check (verdict in ('created', 'changed', 'unchanged', 'refused')),
		reason text,
		field text,
		notes text[] not null default '{}',
		wanted jsonb,
		before jsonb,
		after jsonb,
		kept jsonb,
		left_as jsonb,
		primary key (import_id, place)
	)`,
	'create index import_row_by_verdict on list_import_row (import_id, verdict, place)',
	'create index import_row_of_title on list_import_row (title_id)',
]

/** Makes what is kept of imports of lists: each file's rows, what came of them, and what was there before. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
