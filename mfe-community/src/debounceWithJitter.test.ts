import { jest } from '@jest/globals'
import { debounceWithJitter } from './debounceWithJitter.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('it is done once for all that asked within a moment, and again for who asks later', () => {
	const done = jest.fn()
	const { schedule: ask } = debounceWithJitter(done)
	for (let times = 0; times < 5; times++) ask()
	jest.advanceTimersByTime(100)
	expect(done).toHaveBeenCalledTimes(0)
	jest.advanceTimersByTime(1000)
	expect(done).toHaveBeenCalledTimes(1)
	ask()
	jest.advanceTimersByTime(1000)
	expect(done).toHaveBeenCalledTimes(2)
})

test('what was stopped is not done', () => {
	const done = jest.fn()
	const { schedule: ask, cancel: stop } = debounceWithJitter(done)
	ask()
	stop()
	jest.advanceTimersByTime(1000)
	expect(done).toHaveBeenCalledTimes(0)
})
