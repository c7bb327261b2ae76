import { jest } from '@jest/globals'
import { loginRoute, siteRoute } from 'shared-contract'
import { call } from './client.ts'

let requestCaches: (RequestCache | undefined)[] = []

beforeEach(() => {
	localStorage.clear()
	requestCaches = []
	Object.assign(globalThis, {
		fetch: async (_url: string, init: RequestInit) => {
			requestCaches.push(init.cache)
			return { status: 200, text: async () => '{}' }
		},
	})
})

test('requests bypass the cache for a while after a change', async () => {
	const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000)
	await call(siteRoute, {})
	await call(loginRoute, { body: { email: 'bia@niouka.test', password: 'uma senha boa' } })
	await call(siteRoute, {})
	clock.mockReturnValue(1_065_001)
	await call(siteRoute, {})
	expect(requestCaches).toEqual([undefined, 'no-cache', 'no-cache', undefined])
})

test('the cache is bypassed until 65 s after the response to the change', async () => {
	const clock = jest.spyOn(Date, 'now').mockReturnValue(2_200_000)
	let answer = () => {}
	Object.assign(globalThis, {
		fetch: (_url: string, init: RequestInit) => {
			requestCaches.push(init.cache)
			if (init.method === 'GET') return Promise.resolve({ status: 200, text: async () => '{}' })
			return new Promise((resolve) => {
				answer = () => resolve({ status: 200, text: async () => '{}' })
			})
		},
	})
	const change = call(loginRoute, { body: { email: 'bia@niouka.test', password: 'uma senha boa' } })
	clock.mockReturnValue(2_210_000)
	answer()
	await change
	clock.mockReturnValue(2_274_999)
	await call(siteRoute, {})
	clock.mockReturnValue(2_275_000)
	await call(siteRoute, {})
	expect(requestCaches).toEqual(['no-cache', 'no-cache', undefined])
})
