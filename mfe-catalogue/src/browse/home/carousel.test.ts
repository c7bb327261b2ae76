import { jest } from '@jest/globals'
import { createCarousel } from './carousel.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function subscribed(count: number) {
	const carousel = createCarousel(count)
	const stop = carousel.$slide.subscribe(() => {})
	return { carousel, stop }
}

test('shows the hero for 7 seconds, then a featured title every 7 seconds, and wraps around', () => {
	const { carousel, stop } = subscribed(2)
	jest.advanceTimersByTime(6999)
	expect(carousel.$slide.get()).toEqual({ kind: 'hero' })
	jest.advanceTimersByTime(1)
	expect(carousel.$slide.get()).toEqual({ kind: 'featured', index: 0 })
	jest.advanceTimersByTime(7000)
	expect(carousel.$slide.get()).toEqual({ kind: 'featured', index: 1 })
	jest.advanceTimersByTime(7000)
	expect(carousel.$slide.get()).toEqual({ kind: 'featured', index: 0 })
	stop()
})

test('pauses on hover and restarts the full interval afterwards', () => {
	const { carousel, stop } = subscribed(3)
	jest.advanceTimersByTime(7000)
	carousel.hold('pointer')
	jest.advanceTimersByTime(60_000)
	expect(carousel.$slide.get()).toEqual({ kind: 'featured', index: 0 })
	carousel.release('pointer')
	jest.advanceTimersByTime(7000)
	expect(carousel.$slide.get()).toEqual({ kind: 'featured', index: 1 })
	stop()
})

test('hovering does not pause the hero', () => {
	const { carousel, stop } = subscribed(3)
	carousel.hold('pointer')
	jest.advanceTimersByTime(7000)
	expect(carousel.$slide.get()).toEqual({ kind: 'featured', index: 0 })
	jest.advanceTimersByTime(60_000)
	expect(carousel.$slide.get()).toEqual({ kind: 'featured', index: 0 })
	stop()
})

test('the arrows wrap around both ends and restart the interval', () => {
	const { carousel, stop } = subscribed(3)
	carousel.show(-1)
	expect(carousel.$slide.get()).toEqual({ kind: 'featured', index: 2 })
	carousel.show(3)
	expect(carousel.$slide.get()).toEqual({ kind: 'featured', index: 0 })
	jest.advanceTimersByTime(6999)
	expect(carousel.$slide.get()).toEqual({ kind: 'featured', index: 0 })
	stop()
})

test('stays on the hero without featured titles', () => {
	const { carousel, stop } = subscribed(0)
	jest.advanceTimersByTime(60_000)
	expect(carousel.$slide.get()).toEqual({ kind: 'hero' })
	stop()
})

test.each([0, 7000])('stopped after %d ms, it stays on its slide until it may go on', (after) => {
	const { carousel, stop } = subscribed(3)
	jest.advanceTimersByTime(after)
	const slide = carousel.$slide.get()
	carousel.setPaused(true)
	carousel.hold('pointer')
	carousel.release('pointer')
	jest.advanceTimersByTime(60_000)
	expect(carousel.$slide.get()).toEqual(slide)
	carousel.setPaused(false)
	jest.advanceTimersByTime(7000)
	expect(carousel.$slide.get()).not.toEqual(slide)
	stop()
})

test('the pointer holds it though the focus left', () => {
	const { carousel, stop } = subscribed(3)
	carousel.show(0)
	carousel.hold('pointer')
	carousel.hold('focus')
	carousel.release('focus')
	jest.advanceTimersByTime(60_000)
	expect(carousel.$slide.get()).toEqual({ kind: 'featured', index: 0 })
	stop()
})

test.each([
	['under reduced motion', () => Object.assign(globalThis, { matchMedia: () => ({ matches: true }) })],
	["under the site's own switch", () => document.body.classList.add('animations-disabled')],
	['in a hidden tab', () => jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
])('%s nothing moves, and it goes on afterwards', (_when, still) => {
	const { matchMedia } = globalThis
	const { carousel, stop } = subscribed(3)
	still()
	jest.advanceTimersByTime(60_000)
	expect(carousel.$slide.get()).toEqual({ kind: 'hero' })
	Object.assign(globalThis, { matchMedia })
	document.body.className = ''
	jest.restoreAllMocks()
	jest.advanceTimersByTime(7000)
	expect(carousel.$slide.get()).toEqual({ kind: 'featured', index: 0 })
	stop()
})
