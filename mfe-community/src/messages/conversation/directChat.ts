import { conversationRoute, openDirectRoute } from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { withDirect } from '../list/conversationList.ts'
import { $conversations, directIn, directWith, updateList } from '../list/conversations.ts'

/** The chat with a member, made where there is none. A visitor of a demo has those that the sample member has. */
export async function openDirect(memberId: string): Promise<ActionOutcome<{ id: string }>> {
	const listed = directWith($conversations.get(), memberId)
	if (listed) return { state: 'done', answer: listed }
	const outcome = await act(openDirectRoute, { body: { memberId } })
	if (outcome.state === 'done') updateList((list) => withDirect(list, outcome.answer))
	return outcome
}

/** Sees to it that a direct chat that was opened by its address stands in the list, however old it is. */
export async function ensureDirectListed(id: string): Promise<void> {
	if (directIn($conversations.get(), id)) return
	const outcome = await call(conversationRoute, { params: { id } })
	const direct = outcome.state === 'done' ? outcome.answer.direct : null
	if (direct) updateList((listed) => withDirect(listed, direct))
}
