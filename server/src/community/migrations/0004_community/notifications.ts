/** Notifications, what members want of them, what was told already, and the devices that get them by push. */
export const NOTIFICATIONS = [
	`create table notification (
		id bigint generated always as identity primary key,
		member_id uuid not null references member on delete cascade,
		type text not null,
		event text not null,
		params jsonb not null default '{}',
		actor_id uuid references member on delete set null,
		link text not null,
		created_at timestamptz not null default now(),
		read_at timestamptz,
		-- A removal can be taken back for a while.
		removed_at timestamptz,
		-- False if its member wants it on other channels alone.
		on_site boolean not null default true,
		pushed_at timestamptz,
		mailed_at timestamptz
	)`,
	'create index notification_newest on notification (member_id, created_at desc, id desc)',
	'create index notification_unread on notification (member_id) where read_at is null',
	'create index notification_removed on notification (member_id, removed_at) where removed_at is not null',
	// Whose account is deleted must be found here, and what somebody was told of another lately.
	`create index notification_by_actor on notification (actor_id, member_id, created_at desc)
		where actor_id is not null`,
	'create index notification_age on notification (created_at, id)',
	`create table notification_preference (
		member_id uuid primary key references member on delete cascade,
		new_followers boolean not null,
		comments boolean not null,
		new_releases boolean not null,
		site_updates boolean not null,
		push text[],
		quiet_from text,
		quiet_to text,
		email text[] not null default '{}',
		locale text not null default 'pt',
		mailed_at timestamptz,
		letter_at timestamptz
	)`,
	'create index notification_preference_letter on notification_preference (letter_at) where letter_at is not null',
	`create index notification_preference_email on notification_preference (member_id) where email <> '{}'`,
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
	// Episodes that came out by what members say, each at the hour of which it was told first: no second time after a change.
	`create table told_showing (
		title_id integer not null references title on delete cascade,
		episode integer not null,
		airs_at timestamptz not null,
		primary key (title_id, episode)
	)`,
	// One per device: it belongs to the session of that device and ends with it.
	`create table push_subscription (
		id bigint generated always as identity primary key,
		member_id uuid not null references member on delete cascade,
		session_hash text not null unique references session on delete cascade,
		endpoint text not null unique,
		p256dh text not null,
		auth text not null,
		locale text not null,
		created_at timestamptz not null,
		succeeded_at timestamptz
	)`,
	'create index push_subscription_member on push_subscription (member_id, created_at)',
]
