import { atom, type ReadableAtom } from 'nanostores'
import type { ActionOutcome, Outcome } from 'shared-state'

export type ChoiceState<Value> =
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'shown'; value: Value; saved: Value; sending: boolean }

export interface Choice<Value> {
	readonly $state: ReadableAtom<ChoiceState<Value>>
	load(): Promise<void>
	set(change: Partial<Value>): void
	save(): Promise<ActionOutcome<unknown>>
}

interface Endpoints<Value> {
	read(): Promise<Outcome<Value>>
	keep(value: Value): Promise<ActionOutcome<unknown>>
}

/** A few switches that are read from the server and kept there when whoever chose presses save. */
export function createChoice<Value extends object>({ read, keep }: Endpoints<Value>): Choice<Value> {
	const $state = atom<ChoiceState<Value>>({ state: 'loading' })
	return {
		$state,
		async load() {
			$state.set({ state: 'loading' })
			const outcome = await read()
			$state.set(
				outcome.state === 'done'
					? { state: 'shown', value: outcome.answer, saved: outcome.answer, sending: false }
					: { state: 'failed' },
			)
		},
		set(change) {
			const shown = $state.get()
			if (shown.state === 'shown') $state.set({ ...shown, value: { ...shown.value, ...change } })
		},
		async save() {
			const shown = $state.get()
			if (shown.state !== 'shown') return { state: 'unreachable' }
			const { value } = shown
			$state.set({ ...shown, sending: true })
			const outcome = await keep(value)
			const now = $state.get()
			const kept = outcome.state === 'done' || outcome.state === 'example'
			if (now.state === 'shown') $state.set({ ...now, sending: false, ...(kept ? { saved: value } : {}) })
			return outcome
		},
	}
}
