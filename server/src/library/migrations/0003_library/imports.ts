/** What is kept of imports of lists: each file's rows, what came of them, and what was there before. */
export const IMPORTS = [
	// A file that was looked at; with `applied_at` a past import. A visitor of a demo has no member.
	`create table list_import (
		id uuid primary key default gen_random_uuid(),
		member_id uuid references member on delete cascade,
		file_name text not null,
		format text not null check (format in ('mal', 'anilist', 'kitsu', 'simkl', 'trakt', 'niouka')),
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
		skipped_by_undo integer not null default 0,
		-- An import is done some rows at a time: what is under way, since when, and up to which row it has come.
		begun_at timestamptz,
		work text check (work in ('applying', 'undoing')),
		reached integer not null default 0,
		kinds text[],
		counts jsonb
	)`,
	`create index list_import_newest on list_import (member_id, applied_at desc, id desc)
		where applied_at is not null`,
	'create index list_import_waiting on list_import (checked_at) where applied_at is null',
	'create index list_import_begun on list_import (member_id, begun_at) where begun_at is not null',
	'create index list_import_under_way on list_import (id) where work is not null',
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
