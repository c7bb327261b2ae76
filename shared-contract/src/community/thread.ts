import { route } from '../route.ts'
import { object } from '../schema.ts'
import { Message, MessageParams } from './message.ts'

/** The id of the conversation that is the thread of a channel's message. */
export const threadIdOf = (channelId: string, number: number): string => `${channelId}--${number}`

/** The channel of a thread; of another conversation its own id. */
export const channelOfThread = (id: string): string => id.split('--')[0] ?? id

/** The number of the message that carries a thread; undefined for another conversation. */
export function rootOfThread(id: string): number | undefined {
	const [, number] = id.split('--')
	return number === undefined ? undefined : Number(number)
}

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
