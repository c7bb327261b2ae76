import { atom, type ReadableAtom } from 'nanostores'
import { type TrendingSearch, trendingRoute } from 'shared-contract'
import { call } from 'shared-state'

export type TrendingState =
	| { state: 'idle' | 'loading' | 'failed' }
	| { state: 'ready'; searches: readonly TrendingSearch[] }

const $current = atom<TrendingState>({ state: 'idle' })

/** What many search for: asked once a page, again only where that failed. */
export const $trending: ReadableAtom<TrendingState> = $current

/** Fetches the trending searches, unless they are here or on their way. */
export async function loadTrending(): Promise<void> {
	const { state } = $current.get()
	if (state === 'ready' || state === 'loading') return
	$current.set({ state: 'loading' })
	const outcome = await call(trendingRoute, {})
	if (outcome.state !== 'done') return $current.set({ state: 'failed' })
	const { terms, searches = terms.map(termAlone) } = outcome.answer
	$current.set({ state: 'ready', searches })
}

function termAlone(title: string): TrendingSearch {
	return { title, englishTitle: null, japaneseTitle: null, inExplore: true }
}
