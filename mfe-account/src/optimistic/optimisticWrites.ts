import type { WritableAtom } from 'nanostores'
import type { ActionOutcome } from 'shared-state'
import { inTurn } from './inTurn.ts'

type Write<State> = <Answer>(
	/** What is to come of it. */
	shown: State,
	send: () => Promise<ActionOutcome<Answer>>,
	/** Whether what the server has agrees with what is shown; another tab may have changed it. */
	agrees?: (answer: Answer) => boolean,
) => Promise<ActionOutcome<Answer>>

/**
 * Writes that are shown at once and sent one after the other. Where one is refused, or the last one's answer does not
 * agree, what stood before is shown, and then what the server has.
 *
 * @param reread asks the server for the whole; `undefined` where it does not answer
 */
export function optimisticWrites<State>(
	$state: WritableAtom<State>,
	reread: () => Promise<State | undefined>,
): Write<State> {
	const turn = inTurn()
	let settled = $state.get()
	let waiting = 0
	let isStale = false

	async function takeUp() {
		const now = await reread()
		// What was done meanwhile is newer than the answer.
		if (now !== undefined && waiting === 0) $state.set(now)
	}

	return async (shown, send, agrees = () => true) => {
		if (waiting === 0) settled = $state.get()
		waiting += 1
		$state.set(shown)
		const outcome = await turn(send)
		waiting -= 1
		if (outcome.state !== 'done' && outcome.state !== 'example') isStale = true
		if (waiting > 0) return outcome
		const differs = outcome.state === 'done' && !agrees(outcome.answer)
		if (isStale) $state.set(settled)
		if (isStale || differs) void takeUp()
		isStale = false
		return outcome
	}
}
