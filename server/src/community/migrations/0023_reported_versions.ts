import { type Kysely, sql } from 'kysely'
import type { Break } from '../../core/database/migrations/schemaMigration.ts'

const STATEMENTS = [
	'alter table comment add column version integer not null default 0',
	`alter table comment_report add column comment_version integer not null default 0,
		drop constraint comment_report_comment_id_reporter_id_key,
		add unique (comment_id, reporter_id, comment_version)`,
	'alter table moderation_action add column comment_version integer not null default 0',
	`create table reported_version (
		comment_id bigint not null references comment on delete cascade,
		version integer not null,
		text text not null,
		picture_id text references upload on delete set null,
		primary key (comment_id, version)
	)`,
	'create index reported_picture on reported_version (picture_id) where picture_id is not null',
]

export const breaks: Break = {
	serversBefore: '0023_reported_versions',
	because: 'a member can report a comment once for each of its versions',
}

/** Lets a report be about what a comment said then, though its author changes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
