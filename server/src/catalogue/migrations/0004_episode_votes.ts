import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
	`create table episode_vote (
		episode_id integer not null references episode on delete cascade,
		member_id uuid not null references member (id) on delete cascade,
		score smallint not null check (score between 1 and 10),
		voted_at timestamptz not null default now(),
		primary key (episode_id, member_id)
	)`,
	'create index episode_vote_of_member on episode_vote (member_id)',
	`create table episode_score (
		episode_id integer not null references episode on delete cascade,
		score smallint not null check (score between 1 and 10),
		votes integer not null check (votes >= 0),
		primary key (episode_id, score)
	)`,
	`create table episode_reaction (
		episode_id integer not null references episode on delete cascade,
		member_id uuid not null references member (id) on delete cascade,
		reaction text not null check (reaction in ('like', 'dislike')),
		reacted_at timestamptz not null default now(),
		primary key (episode_id, member_id)
	)`,
	'create index reaction_of_member on episode_reaction (member_id)',
	// A season is read in the order of its page, and counted, without touching its rows.
	'create index episode_of_season on episode (season_id, kind, number, id)',
]

/** Makes what members think of episodes, and the order of a season. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
