import { type Kysely, sql } from 'kysely'

const RELATIONS = [
	`create table member_follow (
		follower_id uuid not null references member (id) on delete cascade,
		followed_id uuid not null references member (id) on delete cascade,
		followed_at timestamptz not null default now(),
		primary key (follower_id, followed_id),
		check (follower_id <> followed_id)
	)`,
	'create index follower_newest on member_follow (followed_id, followed_at desc, follower_id desc)',
	'create index following_newest on member_follow (follower_id, followed_at desc, followed_id desc)',
	`create table profile_like (
		liked_id uuid not null references member (id) on delete cascade,
		member_id uuid not null references member (id) on delete cascade,
		liked_at timestamptz not null default now(),
		primary key (liked_id, member_id),
		check (liked_id <> member_id)
	)`,
	'create index profile_like_of_member on profile_like (member_id)',
	`create table member_block (
		member_id uuid not null references member (id) on delete cascade,
		blocked_id uuid not null references member (id) on delete cascade,
		blocked_at timestamptz not null default now(),
		primary key (member_id, blocked_id),
		check (member_id <> blocked_id)
	)`,
	'create index block_newest on member_block (member_id, blocked_at desc, blocked_id desc)',
	'create index block_of_blocked on member_block (blocked_id, member_id)',
	// Who has no row is public.
	`create table member_privacy (
		member_id uuid primary key references member (id) on delete cascade,
		is_public boolean not null default true
	)`,
	'create index private_member on member_privacy (member_id) where not is_public',
	`create table member_badge (
		member_id uuid not null references member (id) on delete cascade,
		badge text not null check (badge in ('beta')),
		primary key (member_id, badge)
	)`,
	`create table former_username (
		username_key text primary key,
		member_id uuid not null references member (id) on delete cascade
	)`,
	'create index former_username_of_member on former_username (member_id)',
]

// What a member did, the latest first: a page of it reads a few rows of each kind.
const ACTIVITY = [
	'create index saved_title_newest on saved_title (member_id, saved_at desc, title_id desc)',
	'create index title_vote_newest on title_vote (member_id, voted_at desc, title_id desc)',
	'create index episode_vote_newest on episode_vote (member_id, voted_at desc, episode_id desc)',
	'create index comment_newest on comment (member_id, created_at desc, id desc)',
	'create index revision_newest on revision (member_id, made_at desc, id desc)',
	`create index title_posted_newest on title (posted_by, added_at desc, id desc)
		where posted_by is not null and removed_at is null`,
	`create index article_signed_newest on news_article (author_id, published_at desc, id desc)
		where author_id is not null and removed_at is null`,
	'create index episode_reaction_newest on episode_reaction (member_id, reacted_at desc, episode_id desc)',
	'create index group_joined_newest on group_member (member_id, joined_at desc, group_id desc)',
]

/** Makes who follows, likes and blocks whom, who is private, and the order of what a member did. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of [...RELATIONS, ...ACTIVITY]) await sql.raw(statement).execute(db)
}
