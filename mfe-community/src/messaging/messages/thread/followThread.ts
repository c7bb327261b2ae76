import { followThreadRoute, threadIdOf, unfollowThreadRoute } from 'shared-contract'
import { type ActionOutcome, act } from 'shared-state'
import { addExampleChannel } from '../group/exampleChannels.ts'
import { applyChanged } from '../history/historyStore.ts'

/** Follows the thread of a message, which starts it where there is none, or no longer. */
export async function followThread(
	channelId: string,
	number: number,
	follows: boolean,
): Promise<ActionOutcome<unknown>> {
	const params = { id: channelId, number: String(number) }
	const outcome = await act(follows ? followThreadRoute : unfollowThreadRoute, { params })
	if (outcome.state === 'done') applyChanged(channelId, outcome.answer.message)
	// In the demo the thread exists only in this page.
	if (outcome.state === 'example' && follows) addExampleChannel(threadIdOf(channelId, number))
	return outcome
}
