import { useRef } from 'react'

/** The visible view and the two that were left last. */
const MAX_VIEWS = 3

export interface CachedView<View> {
	name: string
	/** The React key. It changes if a later visit has to start with fresh state. */
	key: string
	isShown: boolean
	/** The props of the view; of a hidden view, those it had last. */
	view: View
	address: string
	/** The sequence number of the last time that it was shown. */
	seen: number
}

/**
 * The cached views after one of them is shown. A view that returns to its previous address resumes with its state; at
 * another address it starts fresh. The order of cached views never changes, because that would move their elements.
 */
export function showView<View>(
	cached: readonly CachedView<View>[],
	shown: Pick<CachedView<View>, 'name' | 'address' | 'view'>,
): CachedView<View>[] {
	const previous = cached.find(({ name }) => name === shown.name)
	const newest = Math.max(0, ...cached.map(({ seen }) => seen))
	const seen = previous?.isShown ? previous.seen : newest + 1
	const isResumed = previous !== undefined && (previous.isShown || previous.address === shown.address)
	const current = { ...shown, seen, isShown: true, key: isResumed ? previous.key : `${shown.name} ${seen}` }
	const others = cached.map((view) => (view === previous ? current : { ...view, isShown: false }))
	const all = previous ? others : [...others, current]
	return all.filter((view) => seen - view.seen < MAX_VIEWS)
}

/** Caches the views that were left last, in addition to the visible one. */
export function useCachedViews<View>(name: string, address: string, view: View): readonly CachedView<View>[] {
	const cached = useRef<CachedView<View>[]>([])
	// A ref, not state: each render stores the latest props of the visible view, and a discarded render loses nothing.
	cached.current = showView(cached.current, { name, address, view })
	return cached.current
}
