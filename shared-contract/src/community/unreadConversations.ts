import { route } from '../route.ts'
import { array, object, string } from '../schema.ts'

/** The maximum number of unread conversations that are counted. */
export const UNREAD_CONVERSATIONS_MAX = 100

export const unreadConversationsRoute = route('GET', '/api/conversations/unread', {
	session: 'needed',
	summary: 'The conversations in which something is unread, and the groups in which more may be said',
	tag: 'community',
	answer: object({
		/** At most UNREAD_CONVERSATIONS_MAX. */
		conversationIds: array(string()),
		groupIds: array(string()),
	}),
})
