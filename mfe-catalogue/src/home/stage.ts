import { atom, onMount, type ReadableAtom } from 'nanostores'
import { FEATURED_INTERVAL_MS, HERO_DELAY_MS } from 'shared-contract'

/** What the top of the home page shows: the hero, then one featured title after the other. */
export type Scene = { part: 'hero' } | { part: 'featured'; index: number }

export interface Stage {
	readonly $scene: ReadableAtom<Scene>
	/** Shows a featured title, counted from 0 and round the corner at both ends, and starts its time anew. */
	show(index: number): void
	/** Holds a featured title, while a pointer or the focus is on it; the hero goes in its time all the same. */
	hold(): void
	release(): void
}

/**
 * The order of the scenes: the hero for its time, then `count` featured titles, each for its own, round and round.
 * The times run only while somebody looks at the scene.
 */
export function createStage(count: number): Stage {
	const $scene = atom<Scene>({ part: 'hero' })
	let timer: ReturnType<typeof setTimeout> | undefined
	let held = false
	let watched = false

	function schedule() {
		clearTimeout(timer)
		const { part } = $scene.get()
		const still = part === 'featured' && (held || count === 1)
		if (!watched || still || count === 0) return
		timer = setTimeout(advance, part === 'hero' ? HERO_DELAY_MS : FEATURED_INTERVAL_MS)
	}

	function advance() {
		const scene = $scene.get()
		show(scene.part === 'hero' ? 0 : scene.index + 1)
	}

	function show(index: number) {
		$scene.set({ part: 'featured', index: ((index % count) + count) % count })
		schedule()
	}

	onMount($scene, () => {
		watched = true
		schedule()
		return () => {
			watched = false
			clearTimeout(timer)
		}
	})

	return {
		$scene,
		show,
		hold() {
			held = true
			if ($scene.get().part === 'featured') clearTimeout(timer)
		},
		release() {
			held = false
			if ($scene.get().part === 'featured') schedule()
		},
	}
}
