import { sql } from 'kysely'
import type { Reaction, ReactionAnswer, ReactionCounts } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { lockEpisode } from './lockEpisode.ts'

interface ReactionChange {
	episodeId: number
	memberId: string
	/** Null withdraws the reaction. */
	reaction: Reaction | null
	now: Date
}

/**
 * Sets a member's reaction to an episode, like or dislike, and updates both counts.
 *
 * @throws Problem 404 if the episode does not exist.
 */
export async function reactToEpisode(db: Database, change: ReactionChange): Promise<ReactionAnswer> {
	const { episodeId, memberId, reaction, now } = change
	return db.transaction().execute(async (transaction) => {
		await lockEpisode(transaction, episodeId)
		const before = await transaction
			.selectFrom('episode_reaction')
			.select('reaction')
			.where('episode_id', '=', episodeId)
			.where('member_id', '=', memberId)
			.executeTakeFirst()
		await storeReaction(transaction, episodeId, memberId, reaction, now)
		const counts = await updateCounts(transaction, episodeId, before?.reaction ?? null, reaction)
		return { reaction, counts }
	})
}

async function storeReaction(db: Database, episodeId: number, memberId: string, reaction: Reaction | null, now: Date) {
	if (reaction === null) {
		await sql`delete from episode_reaction where episode_id = ${episodeId} and member_id = ${memberId}`.execute(db)
		return
	}
	await sql`insert into episode_reaction (episode_id, member_id, reaction, reacted_at)
		values (${episodeId}, ${memberId}, ${reaction}, ${now})
		on conflict (episode_id, member_id) do update set reaction = excluded.reaction, reacted_at = excluded.reacted_at`.execute(
		db,
	)
}

async function updateCounts(
	db: Database,
	id: number,
	before: Reaction | null,
	after: Reaction | null,
): Promise<ReactionCounts> {
	const delta = (reaction: Reaction) => Number(after === reaction) - Number(before === reaction)
	const { rows } = await sql<ReactionCounts>`update episode
		set likes = likes + ${delta('like')}, dislikes = dislikes + ${delta('dislike')}
		where id = ${id} returning likes, dislikes`.execute(db)
	return rows[0] ?? { likes: 0, dislikes: 0 }
}
