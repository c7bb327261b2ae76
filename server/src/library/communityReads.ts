import type { Database } from '../core/database/schema.ts'

/** A title that members recommend to those who like another one, with the author of the most voted reason. */
export interface Recommended {
	id: number
	titleId: number
	by: string
	votes: number
}

/** Reads of the community, which stands on this slice: the site passes them in. */
export interface CommunityReads {
	/** True if moderators hid a custom list: its owner cannot make it public. */
	isListHidden(db: Database, listId: number): Promise<boolean>
	/** What other members recommend to those who like some titles, as a member may see it. */
	recommendedFor(db: Database, memberId: string, titleIds: readonly number[]): Promise<Recommended[]>
	/** The titles that most members whom somebody follows have begun lately, as far as their lists are public. */
	begunByFollowed(db: Database, memberId: string, now: Date): Promise<{ id: number; members: number }[]>
}
