import { jest } from '@jest/globals'
import { arrivalOf } from './arrival.ts'

test('what comes soon is here', async () => {
	expect(await arrivalOf(Promise.resolve(1))).toEqual({ state: 'here', value: 1 })
})

test('what takes longer is handed on as it comes', async () => {
	jest.useFakeTimers()
	const coming = new Promise<number>((resolve) => setTimeout(() => resolve(2), 1000))
	const arrival = arrivalOf(coming)
	await jest.advanceTimersByTimeAsync(150)
	expect(await arrival).toEqual({ state: 'coming', value: coming })
	await jest.advanceTimersByTimeAsync(1000)
	expect(await coming).toBe(2)
	jest.useRealTimers()
})

test('what fails soon fails', async () => {
	await expect(arrivalOf(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})
