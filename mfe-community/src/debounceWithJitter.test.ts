import { jest } from '@jest/globals'
import { debounceWithJitter } from './debounceWithJitter.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('it is done once for all that asked within a moment, and again for who asks later', () => {
	const done = jest.fn()
	const { schedule } = debounceWithJitter(done)
	for (let times = 0; times < 5; times++) schedule()
	jest.advanceTimersByTime(100)
	expect(done).toHaveBeenCalledTimes(0)
	jest.advanceTimersByTime(1000)
	expect(done).toHaveBeenCalledTimes(1)
	schedule()
	jest.advanceTimersByTime(1000)
	expect(done).toHaveBeenCalledTimes(2)
})

test('what was stopped is not done', () => {
	const done = jest.fn()
	const { schedule, cancel } = debounceWithJitter(done)
	schedule()
	cancel()
	jest.advanceTimersByTime(1000)
	expect(done).toHaveBeenCalledTimes(0)
})
