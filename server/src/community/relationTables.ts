import type { Badge } from 'shared-contract'
import type { GeneratedInstant } from '../core/database/columnTypes.ts'

/** Relations between members. */
export interface RelationTables {
	member_follow: { follower_id: string; followed_id: string; followed_at: GeneratedInstant }
	profile_like: {
		liked_id: string
		/** The liking member. */
		member_id: string
		liked_at: GeneratedInstant
	}
	/** Badges on the profile. */
	member_badge: { member_id: string; badge: Badge }
}
