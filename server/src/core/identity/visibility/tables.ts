import type { Generated } from 'kysely'
import type { MessagesFrom } from 'shared-contract'
import type { GeneratedInstant } from '../../database/columnTypes.ts'

/** Who may read whom, and by which names a member is found. */
export interface VisibilityTables {
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
	/** Former usernames: their profile addresses still work. A rename must add the old name. */
	former_username: { username_key: string; member_id: string }
}
