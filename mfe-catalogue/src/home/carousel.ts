import { atom, onMount, type ReadableAtom } from 'nanostores'
import { FEATURED_INTERVAL_MS, HERO_DELAY_MS } from 'shared-contract'
import { wrapIndex } from '../wrapIndex.ts'

/** The slide that the carousel shows. */
export type Slide = { kind: 'hero' } | { kind: 'featured'; index: number }

export interface Carousel {
	readonly $slide: ReadableAtom<Slide>
	/** Shows a featured title and restarts its interval. The index starts at 0 and wraps around both ends. */
	show(index: number): void
	/** Pauses on a featured title, while it has the pointer or the focus. The hero is never paused. */
	pause(): void
	resume(): void
}

/**
 * Creates the state of the carousel: the hero first, then `count` featured titles in a loop. The timers run only while
 * `$slide` has subscribers.
 */
export function createCarousel(count: number): Carousel {
	const $slide = atom<Slide>({ kind: 'hero' })
	let timer: ReturnType<typeof setTimeout> | undefined
	let isPaused = false
	let isSubscribed = false

	function schedule() {
		clearTimeout(timer)
		const { kind } = $slide.get()
		const isStopped = kind === 'featured' && (isPaused || count === 1)
		if (!isSubscribed || isStopped || count === 0) return
		timer = setTimeout(advance, kind === 'hero' ? HERO_DELAY_MS : FEATURED_INTERVAL_MS)
	}

	function advance() {
		const slide = $slide.get()
		show(slide.kind === 'hero' ? 0 : slide.index + 1)
	}

	function show(index: number) {
		$slide.set({ kind: 'featured', index: wrapIndex(index, count) })
		schedule()
	}

	onMount($slide, () => {
		isSubscribed = true
		schedule()
		return () => {
			isSubscribed = false
			clearTimeout(timer)
		}
	})

	return {
		$slide,
		show,
		pause() {
			isPaused = true
			if ($slide.get().kind === 'featured') clearTimeout(timer)
		},
		resume() {
			isPaused = false
			if ($slide.get().kind === 'featured') schedule()
		},
	}
}
