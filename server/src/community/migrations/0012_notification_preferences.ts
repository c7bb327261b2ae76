import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
	`create table notification_preference (
		member_id uuid primary key references member on delete cascade,
		new_followers boolean not null,
		comments boolean not null,
		new_releases boolean not null,
		site_updates boolean not null
	)`,
	// What was told of a release already: whoever tells, and however often, each member is told once.
	`create table release_notified (
		member_id uuid not null references member on delete cascade,
		title_id integer not null references title on delete cascade,
		kind text not null check (kind in ('episode', 'chapter')),
		number double precision not null,
		told_at timestamptz not null default now(),
		primary key (member_id, title_id, kind, number)
	)`,
	'create index release_notified_age on release_notified (told_at)',
	'create index saved_title_of_title on saved_title (title_id, member_id)',
	'create index chapter_by_release on chapter (released desc, id desc) where released is not null',
	// Whoever holds the row's lock does the job; the others leave it to them.
	'create table job (name text primary key, done_at timestamptz)',
]

/** Makes the tables of what members want to be told of, what they were told of, and of the jobs that tell them. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
