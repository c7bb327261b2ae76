import { useStore } from '@nanostores/react'
import { mayInGroup } from 'shared-contract'
import { $conversations, directIn, groupWith } from '../list/conversations.ts'

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
