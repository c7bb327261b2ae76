import { jest } from '@jest/globals'
import { deferIfSlow } from './deferred.ts'

test('fast data is ready', async () => {
	expect(await deferIfSlow(Promise.resolve(1))).toEqual({ state: 'ready', value: 1 })
})

test('slow data is returned as a pending promise', async () => {
	jest.useFakeTimers()
	const promise = new Promise<number>((resolve) => setTimeout(() => resolve(2), 1000))
	const deferred = deferIfSlow(promise)
	await jest.advanceTimersByTimeAsync(150)
	expect(await deferred).toEqual({ state: 'pending', value: promise })
	await jest.advanceTimersByTimeAsync(1000)
	expect(await promise).toBe(2)
	jest.useRealTimers()
})

test('a fast failure rejects', async () => {
	await expect(deferIfSlow(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})
