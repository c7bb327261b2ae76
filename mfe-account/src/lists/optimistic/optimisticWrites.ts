import type { WritableAtom } from 'nanostores'
import type { ActionOutcome } from 'shared-state'
import { createSerialQueue } from './serialQueue.ts'

type Write<State> = <Answer>(
	/** The expected state, shown at once. */
	expected: State,
	send: () => Promise<ActionOutcome<Answer>>,
	/** Whether the answer matches the shown state. It does not if another tab changed the data. */
	matches?: (answer: Answer) => boolean,
) => Promise<ActionOutcome<Answer>>

/**
 * Optimistic updates, sent one at a time. If one fails, the state rolls back and is fetched again; if the last answer
 * does not match, it is only fetched again.
 *
 * @param refetch reads the whole state; `undefined` if the request failed
 */
export function optimisticWrites<State>(
	$state: WritableAtom<State>,
	refetch: () => Promise<State | undefined>,
): Write<State> {
	const enqueue = createSerialQueue()
	let settled = $state.get()
	let waiting = 0
	let isStale = false

	async function update() {
		const now = await refetch()
		// A write that started meanwhile is newer than this answer.
		if (now !== undefined && waiting === 0) $state.set(now)
	}

	return async (expected, send, matches = () => true) => {
		if (waiting === 0) settled = $state.get()
		waiting += 1
		$state.set(expected)
		const outcome = await enqueue(send)
		waiting -= 1
		if (outcome.state !== 'done' && outcome.state !== 'example') isStale = true
		if (waiting > 0) return outcome
		const differs = outcome.state === 'done' && !matches(outcome.answer)
		if (isStale) $state.set(settled)
		if (isStale || differs) void update()
		isStale = false
		return outcome
	}
}
