import { atom, type ReadableAtom } from 'nanostores'
import { trendingRoute } from 'shared-contract'
import { call } from 'shared-state'

export type TrendingState = { state: 'idle' | 'loading' | 'failed' } | { state: 'ready'; terms: readonly string[] }

const $current = atom<TrendingState>({ state: 'idle' })

/** The terms that many search for: asked once a page, again only where that failed. */
export const $trending: ReadableAtom<TrendingState> = $current

/** Fetches the terms, unless they are here or on their way. */
export async function loadTrending(): Promise<void> {
	const { state } = $current.get()
	if (state === 'ready' || state === 'loading') return
	$current.set({ state: 'loading' })
	const outcome = await call(trendingRoute, {})
	$current.set(outcome.state === 'done' ? { state: 'ready', terms: outcome.answer.terms } : { state: 'failed' })
}
