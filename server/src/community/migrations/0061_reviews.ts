import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
	'alter table comment add column review_of integer references title on delete cascade',
	'alter table comment drop constraint comment_check',
	`alter table comment add constraint comment_on_one
		check (num_nonnulls(title_id, episode_id, article_id, review_of) = 1)`,
	`create unique index review_of_member on comment (review_of, member_id)
		where review_of is not null and removed_at is null`,
	'create index review_newest on comment (review_of, created_at desc, id desc) where review_of is not null',
	`create table review (
		comment_id bigint primary key references comment on delete cascade,
		helpful integer not null default 0 check (helpful >= 0),
		unhelpful integer not null default 0 check (unhelpful >= 0)
	)`,
	`create table review_vote (
		comment_id bigint not null references review on delete cascade,
		member_id uuid not null references member (id) on delete cascade,
		is_helpful boolean not null,
		primary key (comment_id, member_id)
	)`,
	'create index review_vote_of_member on review_vote (member_id)',
	`create table review_version (
		comment_id bigint not null references review on delete cascade,
		version integer not null,
		text text not null,
		replaced_at timestamptz not null,
		primary key (comment_id, version)
	)`,
]

export const breaksNothing = 'the check of comment lets more through than before'

/** Makes a review a comment of its own kind of subject, with votes and former versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
