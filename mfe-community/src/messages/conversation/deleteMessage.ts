import { deleteMessageRoute } from 'shared-contract'
import { type ActionOutcome, act } from 'shared-state'
import { historyOfConversation, applyDeleted } from '../history/historyStore.ts'

/** Takes the reader's own message back; what is refused stays in sight. */
export async function deleteMessage(conversationId: string, number: number): Promise<ActionOutcome<unknown>> {
	const outcome = await act(deleteMessageRoute, { params: { id: conversationId, number: String(number) } })
	if (outcome.state === 'done') applyDeleted(conversationId, number, outcome.answer.deletions)
	if (outcome.state === 'example') {
		const now = historyOfConversation(conversationId).get()
		if (now.state === 'ready') applyDeleted(conversationId, number, now.history.deletions)
	}
	return outcome
}
