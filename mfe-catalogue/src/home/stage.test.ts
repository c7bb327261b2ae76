import { jest } from '@jest/globals'
import { createStage } from './stage.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function watched(count: number) {
	const stage = createStage(count)
	const stop = stage.$scene.subscribe(() => {})
	return { stage, stop }
}

test('the hero stands for the first 7 seconds, then the featured titles follow every 7 seconds and wrap around', () => {
	const { stage, stop } = watched(2)
	jest.advanceTimersByTime(6999)
	expect(stage.$scene.get()).toEqual({ part: 'hero' })
	jest.advanceTimersByTime(1)
	expect(stage.$scene.get()).toEqual({ part: 'featured', index: 0 })
	jest.advanceTimersByTime(7000)
	expect(stage.$scene.get()).toEqual({ part: 'featured', index: 1 })
	jest.advanceTimersByTime(7000)
	expect(stage.$scene.get()).toEqual({ part: 'featured', index: 0 })
	stop()
})

test('it pauses on hover and goes on afterwards, with the whole time', () => {
	const { stage, stop } = watched(3)
	jest.advanceTimersByTime(7000)
	stage.hold()
	jest.advanceTimersByTime(60_000)
	expect(stage.$scene.get()).toEqual({ part: 'featured', index: 0 })
	stage.release()
	jest.advanceTimersByTime(7000)
	expect(stage.$scene.get()).toEqual({ part: 'featured', index: 1 })
	stop()
})

test('the hero goes in its time even under the pointer', () => {
	const { stage, stop } = watched(3)
	stage.hold()
	jest.advanceTimersByTime(7000)
	expect(stage.$scene.get()).toEqual({ part: 'featured', index: 0 })
	jest.advanceTimersByTime(60_000)
	expect(stage.$scene.get()).toEqual({ part: 'featured', index: 0 })
	stop()
})

test('the arrows go round both ends and start the time anew', () => {
	const { stage, stop } = watched(3)
	stage.show(-1)
	expect(stage.$scene.get()).toEqual({ part: 'featured', index: 2 })
	stage.show(3)
	expect(stage.$scene.get()).toEqual({ part: 'featured', index: 0 })
	jest.advanceTimersByTime(6999)
	expect(stage.$scene.get()).toEqual({ part: 'featured', index: 0 })
	stop()
})

test('without featured titles the hero stays', () => {
	const { stage, stop } = watched(0)
	jest.advanceTimersByTime(60_000)
	expect(stage.$scene.get()).toEqual({ part: 'hero' })
	stop()
})
