import type { Message, Topic } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { blockedEitherWay } from '../../core/identity/visibility/blocked.ts'
import type { Conversation } from './access.ts'
import { directChat } from './directChats.ts'
import { openReaders } from './isOpenTo.ts'
import { sealed } from './presentMessage.ts'

/** Publishes a new message to its conversation and to the lists that show the conversation. */
export async function publishSent(
	context: AppContext,
	to: Conversation,
	message: Message,
	authorId: string,
): Promise<void> {
	const { db, live } = context
	const topic: Topic = `conversation:${to.id}`
	const event = { type: 'messageSent', conversationId: to.id, message } as const
	// A blocked member's page sees a gap in the numbers, requests the message and gets it without text.
	const hidden = await blockedEitherWay(db, authorId)
	const quotedId = message.replyTo?.author?.id
	const hiddenQuote = quotedId === undefined ? new Set<string>() : await blockedEitherWay(db, quotedId)
	const only = message.episode === null ? undefined : await openReadersOf(context, to, message)
	live.publish(topic, event, { only, except: [...hidden, ...hiddenQuote] })
	if (hiddenQuote.size > 0) {
		const hint = { type: 'messageChanged', conversationId: to.id, number: message.number, changes: 0 } as const
		live.publish(topic, hint, { only: hiddenQuote, except: hidden })
	}
	if (only) live.publish(topic, { ...event, message: sealed(message) }, { except: [...hidden, ...only] })
	if (to.kind === 'direct') return publishDirect(context, to.id, [authorId, to.otherId])
	const activity = { groupId: to.groupId, conversationId: to.id, lastNumber: message.number, authorId }
	live.publish(`group:${to.groupId}`, { type: 'channelActivity', ...activity }, { only, except: hidden })
	const readNumber = message.number
	live.publish(`member:${authorId}`, { type: 'conversationRead', conversationId: to.id, readNumber, unread: 0 })
}

// A reader who is not found here gets the message without its text, and fetches it later.
async function openReadersOf({ db, live }: AppContext, to: Conversation, { number }: Message): Promise<string[]> {
	if (to.kind === 'direct') return []
	const members = await db
		.selectFrom('group_member')
		.where('group_id', '=', to.groupId)
		.select('member_id as id')
		.execute()
	return openReaders(db, { conversationId: to.id, number }, live.online(members.map(({ id }) => id)))
}

/** Publishes an edited or pinned message, or its reactions: without its text, which pages fetch as their reader may see it. */
export async function publishChanged(
	context: AppContext,
	of: Conversation,
	{ number, changes, memberId }: { number: number; changes: number; memberId: string },
): Promise<void> {
	const topic: Topic = `conversation:${of.id}`
	context.live.publish(topic, { type: 'messageChanged', conversationId: of.id, number, changes })
	if (of.kind === 'direct') await publishDirect(context, of.id, [memberId, of.otherId])
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
