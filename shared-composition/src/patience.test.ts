import { jest } from '@jest/globals'
import { afterWaiting, patientSignal } from './patience.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('it calls back after the time, to the millisecond', () => {
	const callback = jest.fn()
	afterWaiting(990, callback)
	jest.advanceTimersByTime(989)
	expect(callback).not.toHaveBeenCalled()
	jest.advanceTimersByTime(1)
	expect(callback).toHaveBeenCalledTimes(1)
})

test('a late timer counts as one look: no timer is longer', () => {
	const callback = jest.fn()
	const timers = jest.spyOn(globalThis, 'setTimeout')
	afterWaiting(4000, callback)
	// After a task of nine seconds, the timer that waits runs once.
	jest.advanceTimersToNextTimer()
	expect(callback).not.toHaveBeenCalled()
	jest.runAllTimers()
	expect(callback).toHaveBeenCalledTimes(1)
	expect(timers.mock.calls.map(([, delay]) => delay)).toEqual(Array.from({ length: 16 }, () => 250))
})

test('a cancelled one never calls back, and a signal aborts with its reason', () => {
	const callback = jest.fn()
	afterWaiting(500, callback)()
	const signal = patientSignal(500)
	jest.advanceTimersByTime(5000)
	expect(callback).not.toHaveBeenCalled()
	expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})
