import { useRef } from 'react'

/** The one in sight, and those that were left last. */
const KEPT = 3

export interface KeptView<View> {
	name: string
	/** Stays while the view does; another visit that has to start anew has another. */
	key: string
	isShown: boolean
	/** What it shows; of one out of sight, what it showed last. */
	view: View
	address: string
	/** The count of the change with which it was last in sight. */
	seen: number
}

/**
 * The views to hold, with the one of that name in sight. One that comes back to the address that it showed goes on from
 * there; at another address it starts anew. Those that are kept never change places, which would move their elements.
 */
export function withView<View>(
	kept: readonly KeptView<View>[],
	shown: Pick<KeptView<View>, 'name' | 'address' | 'view'>,
): KeptView<View>[] {
	const before = kept.find(({ name }) => name === shown.name)
	const newest = Math.max(0, ...kept.map(({ seen }) => seen))
	const seen = before?.isShown ? before.seen : newest + 1
	const goesOn = before !== undefined && (before.isShown || before.address === shown.address)
	const now = { ...shown, seen, isShown: true, key: goesOn ? before.key : `${shown.name} ${seen}` }
	const others = kept.map((view) => (view === before ? now : { ...view, isShown: false }))
	const all = before ? others : [...others, now]
	return all.filter((view) => seen - view.seen < KEPT)
}

/** Keeps the views that were left last beside the one in sight. */
export function useKeptViews<View>(name: string, address: string, view: View): readonly KeptView<View>[] {
	const kept = useRef<KeptView<View>[]>([])
	// Not a state: each drawing has the newest of the view in sight, and a drawing that is dropped loses nothing.
	kept.current = withView(kept.current, { name, address, view })
	return kept.current
}
