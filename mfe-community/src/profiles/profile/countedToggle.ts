import { atom, type ReadableAtom } from 'nanostores'
import type { ActionOutcome } from 'shared-state'

/** A toggle of the reader and the number of members that have it on. */
export interface Counted {
	isOn: boolean
	count: number
}

export interface CountedToggle {
	readonly $shown: ReadableAtom<Counted>
	/** Optimistic update; rolls back on error. */
	toggle(): Promise<ActionOutcome<unknown>>
	/** Applies a new count from the server. */
	recount(count: number): void
}

/** Creates a toggle with a count. `send` sends the state and returns the server's. */
export function createCountedToggle(
	start: Counted,
	send: (isOn: boolean) => Promise<ActionOutcome<Counted>>,
): CountedToggle {
	let confirmed = start
	let wanted = start.isOn
	let turn = 0
	let last: Promise<unknown> = Promise.resolve()
	const $shown = atom(start)
	const show = () => $shown.set({ isOn: wanted, count: confirmed.count + Number(wanted) - Number(confirmed.isOn) })

	async function toggle() {
		turn += 1
		const own = turn
		const isOn = !wanted
		wanted = isOn
		show()
		// Requests run in series, so the last choice wins.
		const sent = last.then(() => send(isOn))
		last = sent
		const outcome = await sent
		if (outcome.state === 'done') confirmed = outcome.answer
		else if (outcome.state === 'example')
			confirmed = { isOn, count: confirmed.count + Number(isOn) - Number(confirmed.isOn) }
		if (own === turn) wanted = confirmed.isOn
		show()
		return outcome
	}

	return {
		$shown,
		toggle,
		recount(count) {
			confirmed = { ...confirmed, count }
			show()
		},
	}
}
