import { jest } from '@jest/globals'
import { debounceWithJitter } from './debounceWithJitter.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('calls within the delay run the callback once; a later call runs it again', () => {
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

test('a cancelled callback does not run', () => {
	const done = jest.fn()
	const { schedule, cancel } = debounceWithJitter(done)
	schedule()
	cancel()
	jest.advanceTimersByTime(1000)
	expect(done).toHaveBeenCalledTimes(0)
})
