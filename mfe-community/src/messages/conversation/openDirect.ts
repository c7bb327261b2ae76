import { openDirectRoute } from 'shared-contract'
import { type ActionOutcome, act } from 'shared-state'
import { $conversations, updateList, directWith } from '../list/conversations.ts'
import { withDirect } from '../list/conversationList.ts'

/** The chat with a member, made where there is none. A visitor of a demo has those that the sample member has. */
export async function openDirect(memberId: string): Promise<ActionOutcome<{ id: string }>> {
	const listed = directWith($conversations.get(), memberId)
	if (listed) return { state: 'done', answer: listed }
	const outcome = await act(openDirectRoute, { body: { memberId } })
	if (outcome.state === 'done') updateList((list) => withDirect(list, outcome.answer))
	return outcome
}
