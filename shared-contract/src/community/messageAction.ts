import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, optional, string } from '../schema.ts'
import { ConversationParams, Position, TypedMessage } from './conversation.ts'
import { Message, MessageParams, MessageReactionSchema } from './message.ts'

/** What a change of a message answers with: the message, and the number of changes of its conversation. */
const Changed = object({ message: Message, changes: integer() })

export const editMessageRoute = route('PUT', '/api/conversations/:id/messages/:number', {
	summary: "Edits the member's own message. It stays about the same episode",
	tag: 'community',
	params: MessageParams,
	body: object({ text: TypedMessage }),
	answer: Changed,
})

const ReactionParams = object({ ...MessageParams.properties, reaction: MessageReactionSchema })

export const giveReactionRoute = route('PUT', '/api/conversations/:id/messages/:number/reactions/:reaction', {
	summary: 'Reacts to a message; each member once with each reaction',
	tag: 'community',
	params: ReactionParams,
	answer: Changed,
})

export const takeReactionRoute = route('DELETE', '/api/conversations/:id/messages/:number/reactions/:reaction', {
	summary: 'Takes that reaction back',
	tag: 'community',
	params: ReactionParams,
	answer: Changed,
})

export const pinMessageRoute = route('PUT', '/api/conversations/:id/messages/:number/pin', {
	summary:
		'Pins a message: in a chat each of the two, in a group whoever may arrange channels. 409 `message.tooManyPins`',
	tag: 'community',
	params: MessageParams,
	answer: Changed,
})

export const unpinMessageRoute = route('DELETE', '/api/conversations/:id/messages/:number/pin', {
	summary: 'Unpins a message',
	tag: 'community',
	params: MessageParams,
	answer: Changed,
})

export const pinsRoute = route('GET', '/api/conversations/:id/pins', {
	session: 'needed',
	summary: 'The pinned messages of a conversation, the last pinned first',
	tag: 'community',
	params: ConversationParams,
	answer: object({ items: array(Message) }),
})

export const searchMessagesRoute = route('GET', '/api/conversations/:id/search', {
	session: 'needed',
	summary: 'The messages that hold the words of `q` and are open to whoever asks, the newest first',
	tag: 'community',
	params: ConversationParams,
	query: object({
		q: string({ maxLength: 200 }),
		before: optional(Position),
		/** True to search the threads of a channel, too. Their pages are sent with `after`, the `next` of the page before. */
		threads: optional(boolean()),
		after: optional(string({ maxLength: 120 })),
	}),
	answer: object({ items: array(Message), more: boolean(), next: optional(nullable(string())) }),
})
