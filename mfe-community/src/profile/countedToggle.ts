import { atom, type ReadableAtom } from 'nanostores'
import type { ActionOutcome } from 'shared-state'

/** Something that a reader does or does not do, and how many do it, the reader among them. */
export interface Counted {
	isOn: boolean
	count: number
}

export interface CountedToggle {
	readonly $shown: ReadableAtom<Counted>
	/** Turns it round. Shown at once, put back where it is refused. */
	toggle(): Promise<ActionOutcome<unknown>>
	/** Takes over a number that the server has counted anew. */
	recount(count: number): void
}

/** A toggle with its number. `send` tells the server and gives what it then counts. */
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
		// One after the other, so that the last choice is the one that is kept.
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
