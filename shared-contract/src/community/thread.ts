import { route } from '../route.ts'
import { object } from '../schema.ts'
import { Message, MessageParams } from './message.ts'

export const followThreadRoute = route('PUT', '/api/conversations/:id/messages/:number/thread', {
	summary: "Follows the thread of a channel's message, and starts it where there is none. Answers with that message",
	tag: 'community',
	params: MessageParams,
	answer: object({ message: Message }),
})

export const unfollowThreadRoute = route('DELETE', '/api/conversations/:id/messages/:number/thread', {
	summary: 'Follows it no longer',
	tag: 'community',
	params: MessageParams,
	answer: object({ message: Message }),
})
