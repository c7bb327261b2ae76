import type { Message, Topic } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { blockedEitherWay } from '../block/blocked.ts'
import type { Conversation } from './access.ts'
import { directChat } from './directChats.ts'

/** Publishes a new message to its conversation and to the lists that show the conversation. */
export async function publishSent(
	context: AppContext,
	to: Conversation,
	message: Message,
	authorId: string,
): Promise<void> {
	const { db, live } = context
	// A blocked member's page sees a gap in the numbers, requests the message and gets it without text.
	const except = await blockedEitherWay(db, authorId)
	const event = { type: 'messageSent', conversationId: to.id, message } as const
	live.publish(`conversation:${to.id}`, event, { except })
	if (to.kind === 'direct') return publishDirect(context, to.id, [authorId, to.otherId])
	const activity = { groupId: to.groupId, conversationId: to.id, lastNumber: message.number, authorId }
	live.publish(`group:${to.groupId}`, { type: 'channelActivity', ...activity }, { except })
	const readNumber = message.number
	live.publish(`member:${authorId}`, { type: 'conversationRead', conversationId: to.id, readNumber, unread: 0 })
}

/** Publishes a deleted message. */
export async function publishDeleted(
	context: AppContext,
	of: Conversation,
	deleted: { number: number; deletions: number; memberId: string },
): Promise<void> {
	const { number, deletions, memberId } = deleted
	const topic: Topic = `conversation:${of.id}`
	context.live.publish(topic, { type: 'messageDeleted', conversationId: of.id, number, deletions })
	if (of.kind === 'direct') await publishDirect(context, of.id, [memberId, of.otherId])
}

// Each of the two gets their own view of the chat: the other's name and their own unread count.
async function publishDirect({ db, live }: AppContext, id: string, memberIds: readonly string[]): Promise<void> {
	for (const memberId of memberIds) {
		const direct = await directChat(db, id, memberId, (ids) => live.online(ids)).catch(() => undefined)
		if (direct) live.publish(`member:${memberId}`, { type: 'directChanged', direct })
	}
}
