import { sql } from 'kysely'
import { castTitleVote, moveVote } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'

/**
 * Subtracts a member's votes and likes from the totals, before the account's deletion cascades to their rows, and deletes
 * their reviews.
 */
export async function deleteOpinions(db: Database, memberId: string): Promise<void> {
	const now = new Date(0)
	const titles = await sql<{ id: number; removed: boolean }>`select t.id, t.removed_at is not null as removed
		from title_vote v join title t on t.id = v.title_id where v.member_id = ${memberId} order by t.id`.execute(db)
	for (const { id, removed } of titles.rows) {
		const ballot = { memberId, score: null, now }
		if (removed) await moveVote(db, { of: 'title', id, ...ballot })
		else await castTitleVote(db, { titleId: id, ...ballot })
	}
	const episodes = await sql<{ id: number }>`select e.id from episode e
		where e.id in (select episode_id from episode_vote where member_id = ${memberId}
			union select episode_id from episode_reaction where member_id = ${memberId})
		order by e.id for update`.execute(db)
	for (const { id } of episodes.rows) await moveVote(db, { of: 'episode', id, memberId, score: null, now })
	await sql`update episode e set
			likes = greatest(0, e.likes - (r.reaction = 'like')::int),
			dislikes = greatest(0, e.dislikes - (r.reaction = 'dislike')::int)
		from episode_reaction r where r.episode_id = e.id and r.member_id = ${memberId}`.execute(db)
	await sql`update comment c set likes = greatest(0, c.likes - 1)
		from comment_like l where l.comment_id = c.id and l.member_id = ${memberId}`.execute(db)
	await sql`with gone as (delete from review_vote where member_id = ${memberId} returning comment_id, is_helpful)
		update review r set
			helpful = greatest(0, r.helpful - gone.is_helpful::int),
			unhelpful = greatest(0, r.unhelpful - (not gone.is_helpful)::int)
		from gone where gone.comment_id = r.comment_id`.execute(db)
	// A review is its author's opinion, as its score is.
	await sql`delete from comment where review_of is not null and member_id = ${memberId}`.execute(db)
}
