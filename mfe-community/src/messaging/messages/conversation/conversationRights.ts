import { useStore } from '@nanostores/react'
import { mayInGroup } from 'shared-contract'
import { $conversations, directIn } from '../list/conversations.ts'

/** Whether the reader may write in a conversation, and pin its messages. The server decides; this hides what it refuses. */
export function useMayWrite(conversationId: string): { mayWrite: boolean; mayPin: boolean } {
	const conversations = useStore($conversations)
	if (conversations.state !== 'ready') return { mayWrite: false, mayPin: false }
	const direct = directIn(conversations, conversationId)
	if (direct) return { mayWrite: direct.canWrite, mayPin: direct.canWrite }
	const group = conversations.list.groups.find(({ channels }) => channels.some(({ id }) => id === conversationId))
	return { mayWrite: group !== undefined, mayPin: group !== undefined && mayInGroup(group.role, 'arrangeChannels') }
}
