/** Channels that are bound to a title, who shares progress there, and polls. */
export const WATCH = [
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
	`create table channel_poll (
		conversation_id text primary key references conversation on delete cascade,
		id uuid not null unique,
		options text[] not null,
		closes_at timestamptz not null
	)`,
	`create table channel_poll_vote (
		poll_id uuid not null references channel_poll (id) on delete cascade,
		member_id uuid not null references member on delete cascade,
		option smallint not null check (option >= 0),
		primary key (poll_id, member_id)
	)`,
	'create index channel_poll_vote_of_member on channel_poll_vote (member_id)',
]
