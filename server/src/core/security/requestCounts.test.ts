import { jest } from '@jest/globals'
import Fastify from 'fastify'
import { HOUR_MS } from 'shared-contract/units'
import type { ProcessContext } from '../appContext.ts'
import { registerRateLimit } from './rateLimit.ts'
import { type CountChannel, type RequestCount, RequestCounts } from './requestCounts.ts'

const WINDOW_MS = 60_000

// Fastify waits by the other timers.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] }))
afterEach(() => jest.useRealTimers())

/** Two processes; messages reach the other one at once, unless they are apart. */
function processes() {
	const listeners = new Map<string, (counts: readonly RequestCount[]) => void>()
	const link = { isUp: true, messages: [] as RequestCount[][] }
	const channel = (own: string): CountChannel => ({
		sendCounts(counts) {
			link.messages.push(counts)
			for (const [name, listener] of listeners) if (link.isUp && name !== own) listener(counts)
		},
		followCounts: (listener) => void listeners.set(own, listener),
	})
	const counts = (own: string) => new RequestCounts(channel(own), 20_000)
	return { link, channel, one: counts('one'), other: counts('other') }
}

test('requests of both processes count, until the window ends', () => {
	const { one, other } = processes()
	expect(one.add('a', WINDOW_MS)).toEqual({ current: 1, ttl: WINDOW_MS })
	one.add('a', WINDOW_MS)
	jest.advanceTimersByTime(250)
	expect(other.add('a', WINDOW_MS)).toEqual({ current: 3, ttl: WINDOW_MS })
	jest.advanceTimersByTime(250)
	expect(one.add('a', WINDOW_MS)).toEqual({ current: 4, ttl: WINDOW_MS - 500 })
	expect(one.add('b', WINDOW_MS).current).toBe(1)
	jest.advanceTimersByTime(WINDOW_MS)
	expect(one.add('a', WINDOW_MS).current).toBe(1)
	expect(other.add('a', WINDOW_MS).current).toBe(1)
})

test('a dear request counts as its cost, in every process', () => {
	const { one, other } = processes()
	expect(one.add('a', WINDOW_MS, 6).current).toBe(6)
	one.add('a', WINDOW_MS, 2)
	jest.advanceTimersByTime(250)
	expect(other.add('a', WINDOW_MS).current).toBe(9)
})

test.each([-1, 1])('a clock that jumps by %d h changes no window', (hours) => {
	const { one } = processes()
	one.add('a', WINDOW_MS)
	jest.setSystemTime(Date.now() + hours * HOUR_MS)
	expect(one.add('a', WINDOW_MS)).toEqual({ current: 2, ttl: WINDOW_MS })
	jest.advanceTimersByTime(WINDOW_MS)
	expect(one.add('a', WINDOW_MS).current).toBe(1)
})

test('processes that cannot reach each other count for themselves', () => {
	const { one, other, link } = processes()
	link.isUp = false
	one.add('a', WINDOW_MS)
	jest.advanceTimersByTime(250)
	expect(other.add('a', WINDOW_MS).current).toBe(1)
})

test('nothing is sent twice or without requests, and many keys are several messages', () => {
	const { one, link } = processes()
	jest.advanceTimersByTime(10_000)
	expect(link.messages).toEqual([])
	for (let index = 0; index < 12_000; index++) one.add(`${index}`, WINDOW_MS)
	jest.advanceTimersByTime(1000)
	expect(link.messages.map(({ length }) => length)).toEqual([5000, 5000, 2000])
	one.add('a', WINDOW_MS)
	one.close()
	expect(link.messages.at(-1)).toEqual([{ key: 'a', count: 1, windowMs: WINDOW_MS }])
})

test('a limit holds over two processes, for each route and each key on its own', async () => {
	const { channel } = processes()
	const apps = ['third', 'fourth'].map((own) => {
		const app = Fastify()
		registerRateLimit(app, { settings: { REQUESTS_PER_MINUTE: 100 }, live: channel(own) } as unknown as ProcessContext)
		app.get('/limited', { config: { rateLimit: { max: 3 } } }, async () => 'ok')
		app.get('/also', { config: { rateLimit: { max: 3 } } }, async () => 'ok')
		app.get('/free', async () => 'ok')
		return app
	})
	const ask = async (index: number, url: string, remoteAddress = '10.0.0.1') => {
		const answer = await apps[index]?.inject({ url, remoteAddress })
		jest.advanceTimersByTime(250)
		return answer?.statusCode
	}
	for (const [index, status] of [0, 1, 0, 1, 0].entries())
		expect([index, await ask(status, '/limited')]).toEqual([index, index < 3 ? 200 : 429])
	expect(await ask(1, '/also')).toBe(200)
	expect(await ask(1, '/free')).toBe(200)
	expect(await ask(1, '/limited', '10.0.0.2')).toBe(200)
})
