import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

/** Rooms that choose what their people watch. A room and all in it go after a day. */
export const up = inOrder([
	`create table together_room (
		code text primary key,
		begun_by uuid references member on delete set null,
		conversation_id text references conversation on delete set null,
		created_at timestamptz not null,
		-- 0 until cards are dealt.
		round smallint not null default 0,
		is_loose boolean not null default false,
		ended_at timestamptz,
		result_id integer references title on delete set null,
		result_likes smallint not null default 0,
		result_people smallint not null default 0
	)`,
	'create index together_room_oldest on together_room (created_at)',
	'create index together_room_of_member on together_room (begun_by)',
	'create index together_room_of_channel on together_room (conversation_id)',
	'create index together_room_of_title on together_room (result_id)',
	`create table together_seat (
		id uuid primary key,
		code text not null references together_room on delete cascade,
		member_id uuid references member on delete cascade,
		guest_name text,
		key_hash text,
		joined_at timestamptz not null,
		wishes jsonb,
		check ((member_id is null) = (guest_name is not null)),
		check ((member_id is null) = (key_hash is not null)),
		unique (code, member_id),
		unique (code, key_hash)
	)`,
	'create index together_seat_of_member on together_seat (member_id)',
	`create table together_card (
		code text not null references together_room on delete cascade,
		title_id integer not null references title on delete cascade,
		round smallint not null,
		place smallint not null,
		primary key (code, title_id)
	)`,
	'create index together_card_of_title on together_card (title_id)',
	`create table together_vote (
		seat_id uuid not null references together_seat on delete cascade,
		title_id integer not null references title on delete cascade,
		vote text not null check (vote in ('like', 'skip', 'veto')),
		primary key (seat_id, title_id)
	)`,
	'create index together_vote_of_title on together_vote (title_id)',
	`create unique index together_veto on together_vote (seat_id) where vote = 'veto'`,
])
