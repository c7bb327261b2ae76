import type { Message, Topic } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { blockedEitherWay } from '../block/blocked.ts'
import type { Conversation } from './access.ts'
import { directChat } from './directChats.ts'

/** Tells who reads a conversation of a new message, and those in whose lists it stands. */
export async function publishSent(
	context: AppContext,
	to: Conversation,
	message: Message,
	authorId: string,
): Promise<void> {
	const { db, live } = context
	// Whom a block hides finds a gap in the numbers, asks, and gets a message without words.
	const except = await blockedEitherWay(db, authorId)
	const event = { type: 'messageSent', conversationId: to.id, message } as const
	live.publish(`conversation:${to.id}`, event, { except })
	if (to.kind === 'direct') return publishDirect(context, to.id, [authorId, to.otherId])
	const activity = { groupId: to.groupId, conversationId: to.id, lastNumber: message.number, authorId }
	live.publish(`group:${to.groupId}`, { type: 'channelActivity', ...activity }, { except })
	const readNumber = message.number
	live.publish(`member:${authorId}`, { type: 'conversationRead', conversationId: to.id, readNumber, unread: 0 })
}

/** Tells of a deleted message. */
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

// The chat is another to each of the two: the other's name, and what is unread.
async function publishDirect({ db, live }: AppContext, id: string, memberIds: readonly string[]): Promise<void> {
	for (const memberId of memberIds) {
		const direct = await directChat(db, id, memberId, (ids) => live.online(ids)).catch(() => undefined)
		if (direct) live.publish(`member:${memberId}`, { type: 'directChanged', direct })
	}
}
