import { deleteMessageRoute } from 'shared-contract'
import { type ActionOutcome, act } from 'shared-state'
import { historyIn, takeDeleted } from '../history/histories.ts'

/** Takes the reader's own message back; what is refused stays in sight. */
export async function deleteMessage(conversationId: string, number: number): Promise<ActionOutcome<unknown>> {
	const outcome = await act(deleteMessageRoute, { params: { id: conversationId, number: String(number) } })
	if (outcome.state === 'done') takeDeleted(conversationId, number, outcome.answer.deletions)
	if (outcome.state === 'example') {
		const now = historyIn(conversationId).get()
		if (now.state === 'ready') takeDeleted(conversationId, number, now.history.deletions)
	}
	return outcome
}
