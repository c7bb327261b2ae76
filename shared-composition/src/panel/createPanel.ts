import { atom, type ReadableAtom } from 'nanostores'
import { $session } from 'shared-state'

/** The state of a panel that is loaded after its page. */
export type PanelState<Value> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: Value }

export interface Panel<Value> {
	readonly $state: ReadableAtom<PanelState<Value>>
	/** Loads the panel again; what is shown stays until then. Never rejects. */
	load(): Promise<void>
	/**
	 * Loads the panel now, and anew whenever another reader signs in, who must not see what the one before saw.
	 * @returns a function that ends it
	 */
	follow(): () => void
	/** Changes the loaded value. */
	update(change: (value: Value) => Value): void
}

/** Creates the store of a panel that is loaded after its page. The latest load decides what is shown. */
export function createPanel<Value>(
	fetch: () => Promise<{ state: 'done'; answer: Value } | { state: string }>,
): Panel<Value> {
	const $state = atom<PanelState<Value>>({ state: 'loading' })
	let latest = 0

	async function load() {
		latest += 1
		const request = latest
		if ($state.get().state === 'failed') $state.set({ state: 'loading' })
		const outcome = await fetch()
		if (request !== latest) return
		$state.set('answer' in outcome ? { state: 'ready', value: outcome.answer } : { state: 'failed' })
	}

	return {
		$state,
		load,
		follow: () =>
			$session.subscribe(() => {
				$state.set({ state: 'loading' })
				void load()
			}),
		update(change) {
			const state = $state.get()
			if (state.state === 'ready') $state.set({ state: 'ready', value: change(state.value) })
		},
	}
}
