import type { Generated } from 'kysely'
import type { Reaction } from 'shared-contract'
import type { GeneratedInstant } from '../../core/database/columnTypes.ts'
import type { VoteColumns } from '../tables/history.ts'

/** Votes and reactions on episodes, with their counts denormalized for pages. */
export interface EpisodeOpinionTables {
	episode_vote: { episode_id: number; member_id: string; voted_at: GeneratedInstant } & VoteColumns
	episode_score: { episode_id: number; score: number; votes: number; tenths: Generated<number> }
	episode_reaction: { episode_id: number; member_id: string; reaction: Reaction; reacted_at: GeneratedInstant }
}
