import { atom, type ReadableAtom } from 'nanostores'

/** The state of a panel that is loaded after its page. */
export type PanelState<Value> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: Value }

export interface Panel<Value> {
	readonly $state: ReadableAtom<PanelState<Value>>
	/** Loads the panel again; what is shown stays until then. Never rejects. */
	load(): Promise<void>
	/** Changes the loaded value. */
	update(change: (value: Value) => Value): void
}

/** Creates the store of a panel that is loaded after its page. */
export function createPanel<Value>(
	fetch: () => Promise<{ state: 'done'; answer: Value } | { state: string }>,
): Panel<Value> {
	const $state = atom<PanelState<Value>>({ state: 'loading' })
	return {
		$state,
		async load() {
			if ($state.get().state === 'failed') $state.set({ state: 'loading' })
			const outcome = await fetch()
			$state.set('answer' in outcome ? { state: 'ready', value: outcome.answer } : { state: 'failed' })
		},
		update(change) {
			const state = $state.get()
			if (state.state === 'ready') $state.set({ state: 'ready', value: change(state.value) })
		},
	}
}
