import type { Generated } from 'kysely'
import type { Badge, MessagesFrom } from 'shared-contract'
import type { GeneratedInstant } from '../core/database/columnTypes.ts'

/** Relations between members, and members' privacy. */
export interface RelationTables {
	member_follow: { follower_id: string; followed_id: string; followed_at: GeneratedInstant }
	profile_like: {
		liked_id: string
		/** The liking member. */
		member_id: string
		liked_at: GeneratedInstant
	}
	member_block: {
		/** The blocking member. */
		member_id: string
		blocked_id: string
		blocked_at: GeneratedInstant
	}
	member_privacy: {
		member_id: string
		is_public: Generated<boolean>
		/** Null until the member chooses. */
		messages_from: MessagesFrom | null
	}
	/** Badges on the profile. */
	member_badge: { member_id: string; badge: Badge }
	/** Former usernames: their profile addresses still work. A rename must add the old name. */
	former_username: { username_key: string; member_id: string }
}
