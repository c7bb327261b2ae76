import { atom, type ReadableAtom } from 'nanostores'
import { forYouRoute, interestedRoute, notInterestedRoute, type TitleSuggestion } from 'shared-contract'
import { $session, act, call } from 'shared-state'

export type ForYouState =
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'ready'; items: readonly TitleSuggestion[]; hidden: ReadonlySet<number> }

/** Creates the store of what a member may want to see next. */
export function createForYou() {
	const $own = atom<ForYouState>({ state: 'loading' })
	const $state: ReadableAtom<ForYouState> = $own
	let latest = 0

	async function load() {
		latest += 1
		const request = latest
		$own.set({ state: 'loading' })
		const outcome = await call(forYouRoute, {})
		if (request !== latest) return
		$own.set(
			outcome.state === 'done'
				? { state: 'ready', items: outcome.answer.items, hidden: new Set() }
				: { state: 'failed' },
		)
	}

	function setHidden(id: number, isHidden: boolean) {
		const state = $own.get()
		if (state.state !== 'ready') return
		const hidden = new Set(state.hidden)
		if (isHidden) hidden.add(id)
		else hidden.delete(id)
		$own.set({ ...state, hidden })
	}

	/** Hides or shows a suggestion at once, and undoes that if it could not be stored. */
	async function store(id: number, isHidden: boolean) {
		setHidden(id, isHidden)
		const outcome = await act(isHidden ? notInterestedRoute : interestedRoute, { params: { titleId: String(id) } })
		if (outcome.state !== 'done' && outcome.state !== 'example') setHidden(id, !isHidden)
		return outcome
	}

	return {
		$state,
		load,
		/** Loads now and whenever another reader signs in. Returns a function that ends it. */
		follow: (): (() => void) =>
			$session.subscribe(() => {
				void load()
			}),
		reject: (id: number) => store(id, true),
		accept: (id: number) => store(id, false),
	}
}
