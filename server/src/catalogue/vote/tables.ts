import type { Reaction } from 'shared-contract'
import type { GeneratedInstant } from '../../core/database/columnTypes.ts'

/** What members think of episodes; their counts stand beside, so that a page need not count them. */
export interface EpisodeOpinionTables {
	episode_vote: { episode_id: number; member_id: string; score: number; voted_at: GeneratedInstant }
	episode_score: { episode_id: number; score: number; votes: number }
	episode_reaction: { episode_id: number; member_id: string; reaction: Reaction; reacted_at: GeneratedInstant }
}
