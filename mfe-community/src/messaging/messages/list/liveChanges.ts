import {
	type ChannelActivity,
	type ConversationRead,
	channelOfThread,
	type GroupChannel,
	type LastMessage,
	rootOfThread,
} from 'shared-contract'
import { type ConversationList, withDirect } from './conversationList.ts'

/** Applies a new message in a channel: unread, unless by the member. */
export function withActivity(
	listed: ConversationList,
	event: ChannelActivity,
	selfId: string | undefined,
): ConversationList {
	const { conversationId } = event
	if (rootOfThread(conversationId)) return withThread(listed, conversationId, event.authorId !== selfId)
	return mapChannel(listed, conversationId, (channel) => {
		const lastNumber = Math.max(channel.lastNumber, event.lastNumber)
		return event.authorId === selfId
			? { ...channel, lastNumber, readNumber: lastNumber, unread: false }
			: { ...channel, lastNumber, unread: lastNumber > channel.readNumber }
	})
}

/** Applies a read number. */
export function withRead(
	listed: ConversationList,
	{ conversationId, readNumber, unread }: Omit<ConversationRead, 'type'>,
): ConversationList {
	const direct = listed.direct.map((chat) =>
		chat.id === conversationId ? { ...chat, readNumber: Math.max(chat.readNumber, readNumber), unread } : chat,
	)
	if (rootOfThread(conversationId)) return withThread(listed, conversationId, unread > 0)
	return mapChannel({ ...listed, direct }, conversationId, (channel) => ({
		...channel,
		readNumber: Math.max(channel.readNumber, readNumber),
		unread: unread > 0 && channel.lastNumber > readNumber,
	}))
}

/** Applies a presence change. */
export function withPresence(listed: ConversationList, memberId: string, online: boolean): ConversationList {
	const direct = listed.direct.map((chat) => (chat.member.id === memberId ? { ...chat, online } : chat))
	return { ...listed, direct }
}

/** Applies an own message in a direct chat. */
export function withOwnMessage(
	listed: ConversationList,
	conversationId: string,
	lastMessage: LastMessage,
): ConversationList {
	const chat = listed.direct.find(({ id }) => id === conversationId)
	const { number } = lastMessage
	if (!chat || number <= chat.lastNumber) return listed
	return withDirect(listed, { ...chat, lastMessage, lastNumber: number, readNumber: number, unread: 0 })
}

/** Marks a thread of a channel as unread or read. */
function withThread(listed: ConversationList, id: string, isUnread: boolean): ConversationList {
	return mapChannel(listed, channelOfThread(id), (channel) => {
		const others = (channel.threads ?? []).filter((thread) => thread !== id)
		return { ...channel, threads: isUnread ? [...others, id] : others }
	})
}

function mapChannel(
	listed: ConversationList,
	id: string,
	change: (channel: GroupChannel) => GroupChannel,
): ConversationList {
	const groups = listed.groups.map((group) =>
		group.channels.some((channel) => channel.id === id)
			? { ...group, channels: group.channels.map((channel) => (channel.id === id ? change(channel) : channel)) }
			: group,
	)
	return { ...listed, groups }
}
