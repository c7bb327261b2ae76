import { atom, type ReadableAtom } from 'nanostores'
import { type TrendingSearch, trendingRoute } from 'shared-contract'
import { call } from 'shared-state'

/** The loading state of the trending searches. */
export type TrendingState =
	| { state: 'idle' | 'loading' | 'failed' }
	| { state: 'ready'; searches: readonly TrendingSearch[]; wellKnown: readonly TrendingSearch[] }

const $current = atom<TrendingState>({ state: 'idle' })

/** The trending searches of the site; loaded once per page. */
export const $trending: ReadableAtom<TrendingState> = $current

/** Loads the trending searches, unless they have loaded or are loading. */
export async function loadTrending(): Promise<void> {
	const { state } = $current.get()
	if (state === 'ready' || state === 'loading') return
	$current.set({ state: 'loading' })
	const outcome = await call(trendingRoute, {})
	if (outcome.state !== 'done') return $current.set({ state: 'failed' })
	const { terms, searches = terms.map(fromTerm), wellKnown = [] } = outcome.answer
	$current.set({ state: 'ready', searches, wellKnown })
}

function fromTerm(title: string): TrendingSearch {
	return { title, englishTitle: null, japaneseTitle: null, inExplore: true }
}
