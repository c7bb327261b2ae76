import { sql } from 'kysely'
import { MINUTE_MS } from 'shared-contract/units'
import type { Samples } from 'shared-samples'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import { episodeKey, known, type SampleIds } from './keys.ts'

/** Writes follows, likes of members, saved titles, votes and reactions. */
export async function seedRelations(db: Database, samples: Samples, ids: SampleIds, now: Date): Promise<void> {
	const member = (key: string) => known(ids.members, key)
	const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)
	await insertRows(
		db,
		'member_badge',
		samples.members.flatMap(({ key, badges = [] }) => badges.map((badge) => ({ member_id: member(key), badge }))),
	)
	await insertRows(
		db,
		'member_follow',
		samples.follows.map(({ by, whom, minutesAgo }) => ({
			follower_id: member(by),
			followed_id: member(whom),
			followed_at: before(minutesAgo),
		})),
	)
	await insertRows(
		db,
		'profile_like',
		samples.profileLikes.map(({ by, whom, minutesAgo }) => ({
			liked_id: member(whom),
			member_id: member(by),
			liked_at: before(minutesAgo),
		})),
	)
	await sql`update group_member g set joined_at = m.joined_at + interval '9 days'
		from member m where m.id = g.member_id`.execute(db)
	await seedTitleOpinions(db, samples, ids, before)
	await seedEpisodeOpinions(db, samples, ids, before)
}

type Before = (minutes: number) => Date

async function seedTitleOpinions(db: Database, { opinions }: Samples, { members, titles }: SampleIds, before: Before) {
	await insertRows(
		db,
		'saved_title',
		opinions
			.filter(({ opinion }) => opinion === 'saved')
			.map(({ by, title, minutesAgo }) => ({
				member_id: known(members, by),
				title_id: known(titles, title),
				saved_at: before(minutesAgo),
			})),
	)
	// The sample counts already include these votes.
	await insertRows(
		db,
		'title_vote',
		opinions.flatMap(({ by, title, opinion, minutesAgo }) =>
			opinion === 'saved'
				? []
				: [
						{
							title_id: known(titles, title),
							member_id: known(members, by),
							score: opinion,
							voted_at: before(minutesAgo),
						},
					],
		),
	)
}

async function seedEpisodeOpinions(db: Database, samples: Samples, { members, episodes }: SampleIds, before: Before) {
	const given = samples.episodeOpinions.map(({ by, title, season, episode, opinion, minutesAgo }) => ({
		opinion,
		at: before(minutesAgo),
		row: { episode_id: known(episodes, episodeKey(title, season, episode)), member_id: known(members, by) },
	}))
	await insertRows(
		db,
		'episode_vote',
		given.flatMap(({ row, opinion, at }) => (opinion === 'liked' ? [] : [{ ...row, score: opinion, voted_at: at }])),
	)
	await insertRows(
		db,
		'episode_reaction',
		given.flatMap(({ row, opinion, at }) =>
			opinion === 'liked' ? [{ ...row, reaction: 'like' as const, reacted_at: at }] : [],
		),
	)
}
