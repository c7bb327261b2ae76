import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

// A former version writes `score` alone: where `points` belong to another score, they do not count.
const EXACT = `points smallint check (points between 1 and 100),
	add column exact double precision generated always as
		(coalesce(case when greatest(1, round(points / 10.0)) = score then points / 10.0 end, score)) stored`

/** How members give scores, and scores in tenths. `tenths` is what the votes of a score are more than it, in sum. */
export const up = inOrder([
	`alter table member add column score_scale text not null default 'POINT_10'
		check (score_scale in ('POINT_100', 'POINT_10_DECIMAL', 'POINT_10', 'POINT_5', 'POINT_3'))`,
	`alter table title_vote add column ${EXACT}`,
	`alter table episode_vote add column ${EXACT}`,
	'alter table title_score add column tenths integer not null default 0',
	'alter table episode_score add column tenths integer not null default 0',
])
