import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

/** Makes the tables of media servers. */
export const up = inOrder([
	// The connections of members, by the hashes of their tokens.
	`create table media_server (
		id uuid primary key default gen_random_uuid(),
		member_id uuid not null references member on delete cascade,
		program text not null,
		user_name text not null,
		token_hash text not null unique,
		created_at timestamptz not null,
		last_at timestamptz,
		last_result text
	)`,
	'create index media_server_of_member on media_server (member_id, created_at, id)',
	// What a media server told last.
	`create table media_server_event (
		id bigint generated always as identity primary key,
		server_id uuid not null references media_server on delete cascade,
		received_at timestamptz not null,
		name text not null,
		season integer,
		episode integer,
		result text not null,
		title_id integer references title on delete set null,
		title_episode integer
	)`,
	'create index media_server_event_of_server on media_server_event (server_id, id)',
	'create index media_server_event_of_title on media_server_event (title_id)',
	// The seasons that were not recognised, with the choices of members for them.
	`create table media_series (
		id bigint generated always as identity primary key,
		member_id uuid not null references member on delete cascade,
		series_key text not null,
		season integer not null,
		name text not null,
		program text not null,
		episode integer not null,
		count integer not null default 1,
		last_seen_at timestamptz not null,
		state text not null default 'waiting',
		title_id integer references title on delete cascade,
		episode_offset integer not null default 0,
		unique (member_id, series_key, season)
	)`,
	'create index media_series_of_member on media_series (member_id, last_seen_at, id)',
	'create index media_series_of_title on media_series (title_id)',
])
