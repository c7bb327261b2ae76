import type { Member } from 'shared-contract'
import type { AppContext } from '../core/appContext.ts'
import type { Database } from '../core/database/schema.ts'

/** A title that members recommend to those who like another one, with the author of the most voted reason. */
export interface Recommended {
	id: number
	titleId: number
	by: string
	votes: number
}

/** An invitation to a custom list. */
export interface ListInvitation {
	memberId: string
	/** The owner of the list. */
	actor: Member
	list: string
	link: string
}

/** What this slice needs of the community, which stands on it: the site passes it in. */
export interface CommunityReads {
	/** True if moderators hid a custom list: its owner cannot make it public. */
	isListHidden(db: Database, listId: number): Promise<boolean>
	/** What other members recommend to those who like some titles, as a member may see it. */
	recommendedFor(db: Database, memberId: string, titleIds: readonly number[]): Promise<Recommended[]>
	/** The titles that most members whom somebody follows have begun lately, as far as their lists are public. */
	begunByFollowed(db: Database, memberId: string, now: Date): Promise<{ id: number; members: number }[]>
	/** Notifies a member of an invitation to a list: of the same one once a day. */
	notifyInvited(context: AppContext, invitation: ListInvitation): Promise<void>
}
