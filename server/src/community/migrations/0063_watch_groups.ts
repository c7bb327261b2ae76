import { type Kysely, sql } from 'kysely'
import type { Break } from '../../core/database/migrations/schemaMigration.ts'

const STATEMENTS = [
	'alter table conversation add column changes bigint not null default 0 check (changes >= 0)',
	`alter table message
		add column title_id integer references title on delete set null,
		add column episode integer check (episode > 0),
		add column edited_at timestamptz,
		add column reply_to bigint,
		add column pinned_at timestamptz,
		add column change bigint`,
	'create index message_about_title on message (title_id) where title_id is not null',
	'create index changed_message on message (conversation_id, change) where change is not null',
	`create index pinned_message on message (conversation_id, pinned_at desc, number desc) where pinned_at is not null`,
	'create index message_by_word on message using gin (search_words(text))',
	`create table message_reaction (
		conversation_id text not null,
		number bigint not null,
		member_id uuid not null references member (id) on delete cascade,
		reaction text not null check (reaction in ('like', 'love', 'laugh', 'wow', 'cry', 'fire')),
		primary key (conversation_id, number, member_id, reaction),
		foreign key (conversation_id, number) references message on delete cascade
	)`,
	'create index message_reaction_of_member on message_reaction (member_id)',
	`create table channel_watch (
		conversation_id text primary key references conversation on delete cascade,
		title_id integer not null references title on delete cascade,
		pace jsonb,
		next_meeting timestamptz
	)`,
	'create index channel_watch_of_title on channel_watch (title_id)',
	'create index channel_watch_by_meeting on channel_watch (next_meeting) where next_meeting is not null',
	`create table progress_sharing (
		group_id text not null,
		member_id uuid not null,
		primary key (group_id, member_id),
		foreign key (group_id, member_id) references group_member on delete cascade
	)`,
	'create index progress_sharing_of_member on progress_sharing (member_id)',
]

export const breaks: Break = {
	serversBefore: '0063_watch_groups',
	because: 'the version before would show messages about episodes to members who have not seen them',
}

/** Binds channels to titles, and gives messages an episode, edits, replies, pins, reactions and a search. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
