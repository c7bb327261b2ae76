import { conversationRoute, openDirectRoute } from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { withDirect } from '../list/conversationList.ts'
import { $conversations, directIn, directWith, updateList } from '../list/conversations.ts'

/** Finds or creates the chat with a member. A visitor of the demo has only the sample member's chats. */
export async function openDirect(memberId: string): Promise<ActionOutcome<{ id: string }>> {
	const listed = directWith($conversations.get(), memberId)
	if (listed) return { state: 'done', answer: listed }
	const outcome = await act(openDirectRoute, { body: { memberId } })
	if (outcome.state === 'done') updateList((list) => withDirect(list, outcome.answer))
	return outcome
}

/** Adds a chat that was opened by its URL to the list, however old it is. */
export async function ensureDirectListed(id: string): Promise<void> {
	if (directIn($conversations.get(), id)) return
	const outcome = await call(conversationRoute, { params: { id } })
	const direct = outcome.state === 'done' ? outcome.answer.direct : null
	if (direct) updateList((listed) => withDirect(listed, direct))
}
