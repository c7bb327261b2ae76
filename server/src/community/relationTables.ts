import type { Generated } from 'kysely'
import type { Badge } from 'shared-contract'
import type { GeneratedInstant } from '../core/database/columnTypes.ts'

/** What members are to each other, and what of them others may see. */
export interface RelationTables {
	member_follow: { follower_id: string; followed_id: string; followed_at: GeneratedInstant }
	profile_like: {
		liked_id: string
		/** Who likes. */
		member_id: string
		liked_at: GeneratedInstant
	}
	member_block: {
		/** Who blocks. */
		member_id: string
		blocked_id: string
		blocked_at: GeneratedInstant
	}
	member_privacy: { member_id: string; is_public: Generated<boolean> }
	/** Titles of honour beside the role. */
	member_badge: { member_id: string; badge: Badge }
	/** Names that members had: their old addresses still lead to them. Who renames a member writes the old name here. */
	former_username: { username_key: string; member_id: string }
}
