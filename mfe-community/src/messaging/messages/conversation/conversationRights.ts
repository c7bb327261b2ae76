import { useStore } from '@nanostores/react'
import { channelOfThread, type Group, mayInGroup } from 'shared-contract'
import { $conversations, type Conversations, directIn } from '../list/conversations.ts'

/** Whether the reader may write in a conversation, and pin its messages. The server decides; this hides what it refuses. */
export function useMayWrite(conversationId: string): { mayWrite: boolean; mayPin: boolean; isOfGroup: boolean } {
	const conversations = useStore($conversations)
	if (conversations.state !== 'ready') return { mayWrite: false, mayPin: false, isOfGroup: false }
	const direct = directIn(conversations, conversationId)
	if (direct) return { mayWrite: direct.canWrite, mayPin: direct.canWrite, isOfGroup: false }
	const group = groupWith(conversations, conversationId)
	const isOfGroup = group !== undefined
	return { mayWrite: isOfGroup, mayPin: isOfGroup && mayInGroup(group.role, 'arrangeChannels'), isOfGroup }
}

/** The group of a channel or a thread. */
export function groupWith(conversations: Conversations, conversationId: string): Group | undefined {
	const channelId = channelOfThread(conversationId)
	const groups = conversations.state === 'ready' ? conversations.list.groups : []
	return groups.find(({ channels }) => channels.some(({ id }) => id === channelId))
}
