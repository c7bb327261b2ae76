import { atom, onMount, type ReadableAtom } from 'nanostores'
import { FEATURED_INTERVAL_MS, HERO_DELAY_MS } from 'shared-contract'
import { motionAllowed } from 'shared-ui'
import { wrapIndex } from '../../shared/wrapIndex.ts'

/** The slide that the carousel shows. */
export type Slide = { kind: 'hero' } | { kind: 'featured'; index: number }

/** What holds a featured title as long as it is there. */
export type Hold = 'pointer' | 'focus'

export interface Carousel {
	readonly $slide: ReadableAtom<Slide>
	/** Whether the reader stopped the carousel. */
	readonly $isPaused: ReadableAtom<boolean>
	/** Shows a featured title and restarts its interval. The index starts at 0 and wraps around both ends. */
	show(index: number): void
	/** Stops on the slide that is shown, the hero too, or lets the slides go on. */
	setPaused(isPaused: boolean): void
	/** Holds a featured title, while it has the pointer or the focus. The hero is never held. */
	hold(hold: Hold): void
	release(hold: Hold): void
}

/**
 * Creates the state of the carousel: the hero first, then `count` featured titles in a loop. The timers run only while
 * `$slide` has subscribers; they change nothing while nothing may move.
 */
export function createCarousel(count: number): Carousel {
	const $slide = atom<Slide>({ kind: 'hero' })
	const $isPaused = atom(false)
	const holds = new Set<Hold>()
	let timer: ReturnType<typeof setTimeout> | undefined
	let isSubscribed = false

	function schedule() {
		clearTimeout(timer)
		const isHero = $slide.get().kind === 'hero'
		const isStopped = $isPaused.get() || (!isHero && (holds.size > 0 || count === 1))
		if (!isSubscribed || isStopped || count === 0) return
		timer = setTimeout(advance, isHero ? HERO_DELAY_MS : FEATURED_INTERVAL_MS)
	}

	function advance() {
		const slide = $slide.get()
		if (!motionAllowed()) return schedule()
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
		$isPaused,
		show,
		setPaused(isPaused) {
			$isPaused.set(isPaused)
			schedule()
		},
		hold(hold) {
			holds.add(hold)
			if ($slide.get().kind === 'featured') clearTimeout(timer)
		},
		release(hold) {
			holds.delete(hold)
			if ($slide.get().kind === 'featured') schedule()
		},
	}
}
