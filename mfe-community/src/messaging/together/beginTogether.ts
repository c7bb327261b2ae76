import { beginTogetherRoute, enterTogetherRoute } from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'

export const TOGETHER_PATH = '/together'

/** Begins a room, from a channel or alone, and enters it. The answer is the path of the room. */
export async function beginTogether(conversationId: string | null): Promise<ActionOutcome<string>> {
	const begun = await act(beginTogetherRoute, { body: { conversationId } })
	if (begun.state !== 'done') return begun
	const { code } = begun.answer
	// If that fails, the page of the room asks to enter it.
	await call(enterTogetherRoute, { params: { code }, body: { name: '' } })
	return { state: 'done', answer: `${TOGETHER_PATH}/${code}` }
}
