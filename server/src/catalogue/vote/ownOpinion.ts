import { sql } from 'kysely'
import type { Reaction } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'

/** A member's own vote on a title; null without one. */
export async function ownTitleVote(db: Database, titleId: number, memberId: string): Promise<number | null> {
	const { rows } = await sql<{ score: number }>`
		select exact as score from title_vote where title_id = ${titleId} and member_id = ${memberId}`.execute(db)
	return rows[0]?.score ?? null
}

interface EpisodeOpinion {
	score: number | null
	reaction: Reaction | null
}

/** A member's own vote and reaction on an episode. */
export async function ownEpisodeOpinion(db: Database, episodeId: number, memberId: string): Promise<EpisodeOpinion> {
	const { rows } = await sql<EpisodeOpinion>`select
		(select exact from episode_vote where episode_id = ${episodeId} and member_id = ${memberId}) as score,
		(select reaction from episode_reaction where episode_id = ${episodeId} and member_id = ${memberId}) as reaction`.execute(
		db,
	)
	return rows[0] ?? { score: null, reaction: null }
}
