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

describe('without an answer', () => {
	const errors: unknown[] = []
	const collect = ({ error }: ErrorEvent) => errors.push(error)
	beforeEach(() => {
		errors.length = 0
		addEventListener('error', collect)
	})
	afterEach(() => removeEventListener('error', collect))
	const answerWith = (fetch: (url: string, init: RequestInit) => Promise<unknown>) =>
		Object.assign(globalThis, { fetch })

	test('a failed fetch, or a body that breaks off, is an unreachable server', async () => {
		const broken = new TypeError('Failed to fetch')
		answerWith(() => Promise.reject(broken))
		expect(await call(siteRoute, {})).toEqual({ state: 'unreachable' })
		answerWith(async () => ({ status: 200, text: () => Promise.reject(broken) }))
		expect(await call(siteRoute, {})).toEqual({ state: 'unreachable' })
		expect(errors).toEqual([])
	})

	test('an error of our own is reported, and is no unreachable server', async () => {
		const body: Record<string, unknown> = { email: 'bia@niouka.test' }
		body.password = body
		expect(await call(loginRoute, { body: body as never })).toEqual({ state: 'wrong' })
		const timeout = AbortSignal.timeout
		Object.assign(AbortSignal, { timeout: undefined })
		expect(await call(siteRoute, {})).toEqual({ state: 'wrong' })
		Object.assign(AbortSignal, { timeout })
		expect(errors).toEqual([expect.any(TypeError), expect.any(TypeError)])
	})

	const untilAborted = (_url: string, { signal }: RequestInit) =>
		new Promise((_resolve, reject) => {
			if (signal?.aborted) reject(signal.reason)
			signal?.addEventListener('abort', () => reject(signal.reason))
		})

	// Firefox before 124 and Safari before 17.4 have none.
	test.each([
		['with AbortSignal.any', AbortSignal.any],
		['without it', undefined],
	])('%s, both the caller and the time limit abort a call', async (_name, any) => {
		const native = AbortSignal.any
		Object.assign(AbortSignal, { any })
		answerWith(untilAborted)
		const { signal } = new AbortController()
		expect(await call(siteRoute, {}, { signal, timeoutMs: 1 })).toEqual({ state: 'unreachable' })
		const caller = new AbortController()
		const running = call(siteRoute, {}, { signal: caller.signal })
		caller.abort()
		await expect(running).rejects.toHaveProperty('name', 'AbortError')
		await expect(call(siteRoute, {}, { signal: caller.signal })).rejects.toHaveProperty('name', 'AbortError')
		expect(errors).toEqual([])
		Object.assign(AbortSignal, { any: native })
	})
})
