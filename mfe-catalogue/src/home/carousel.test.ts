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
	carousel.pause()
	jest.advanceTimersByTime(60_000)
	expect(carousel.$slide.get()).toEqual({ kind: 'featured', index: 0 })
	carousel.resume()
	jest.advanceTimersByTime(7000)
	expect(carousel.$slide.get()).toEqual({ kind: 'featured', index: 1 })
	stop()
})

test('hovering does not pause the hero', () => {
	const { carousel, stop } = subscribed(3)
	carousel.pause()
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
