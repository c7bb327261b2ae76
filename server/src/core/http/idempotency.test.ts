import { randomUUID } from 'node:crypto'
import { jest } from '@jest/globals'
import { HOUR_MS } from 'shared-contract/units'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { pruneIdempotencyKeys, runOnceByLease, runOnceInTransaction } from './idempotency.ts'

const site = testSite()
const busy = testSite({ environment: { REQUESTS_PER_MINUTE: '10000' } })

const send = (message: string, headers: Record<string, string> = {}) =>
	site.app.inject({ method: 'POST', url: '/api/feedback', headers, payload: { message, email: 'bia@exemplo.com.br' } })
const stored = async () => (await site.db.selectFrom('feedback').select('message').execute()).map((row) => row.message)
const member = async () => (await newMember(site.app)).headers

test('two POST requests with one key are handled once, with the same answer', async () => {
	const headers = { ...(await member()), 'idempotency-key': randomUUID() }
	const answers = [await send('Oi', headers), await send('Oi', headers)]
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
	expect(answers[1]?.json()).toEqual(answers[0]?.json())
	expect(await stored()).toEqual(['Oi'])
})

test('the same holds for concurrent requests, and for a visitor', async () => {
	const headers = { 'idempotency-key': randomUUID() }
	const answers = await Promise.all([send('Oi', headers), send('Oi', headers), send('Oi', headers)])
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
	expect(await stored()).toEqual(['Oi'])
})

test('requests without a key, with different keys or of different members are independent', async () => {
	const key = randomUUID()
	await send('Oi')
	await send('Oi')
	await send('Oi', { ...(await member()), 'idempotency-key': key })
	await send('Oi', { ...(await member()), 'idempotency-key': key })
	await send('Oi', { 'idempotency-key': key })
	expect(await stored()).toHaveLength(5)
})

test('a key that was used with another body is refused', async () => {
	const headers = { 'idempotency-key': randomUUID() }
	await send('Oi', headers)
	const answer = await send('Tchau', headers)
	expect([answer.statusCode, answer.json().code]).toEqual([422, 'request.key.reused'])
	expect(await stored()).toEqual(['Oi'])
})

test('a key that is no UUID is refused', async () => {
	expect((await send('Oi', { 'idempotency-key': "x' or 1=1" })).json().code).toBe('request.invalid')
})

const keyed = () => ({ owner: 'x', route: 'r', key: randomUUID(), input: [1], now: site.clock.now })
const later = (ms: number) => new Date(site.clock.now.getTime() + ms)

test.each([
	['in a transaction', runOnceInTransaction],
	['by lease', runOnceByLease],
])('%s: a refused request may be retried with its key', async (_how, once) => {
	const again = keyed()
	await expect(once(site.db, again, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
	expect(await once(site.db, again, async () => ({ done: true }))).toEqual({ done: true })
	expect(await once(site.db, again, () => Promise.reject(new Error('no')))).toEqual({ done: true })
})

test('the writes of a handler and its cached answer commit together', async () => {
	const again = keyed()
	const write = (fails: boolean) =>
		runOnceInTransaction(site.db, again, async (db) => {
			await db
				.insertInto('feedback')
				.values({ message: 'Oi', email: null, member_id: null, sent_at: again.now })
				.execute()
			if (fails) throw new Error('broken off')
			return 'done'
		})
	await expect(write(true)).rejects.toThrow('broken off')
	expect(await stored()).toEqual([])
	expect([await write(false), await write(false)]).toEqual(['done', 'done'])
	expect(await stored()).toEqual(['Oi'])
})

test('after a crash a retry runs the work again once the lease has expired, and not before', async () => {
	const first = keyed()
	void runOnceByLease(site.db, first, () => new Promise<string>(() => {}))
	while ((await site.db.selectFrom('idempotency_key').select('key').execute()).length === 0);
	await expect(runOnceByLease(site.db, first, async () => 'second')).rejects.toMatchObject({
		code: 'request.key.running',
		statusCode: 409,
	})
	expect(await runOnceByLease(site.db, { ...first, now: later(30_000) }, async () => 'third')).toBe('third')
	expect(await runOnceByLease(site.db, { ...first, now: later(30_000) }, async () => 'fourth')).toBe('third')
})

test('a lease is renewed while the work runs', async () => {
	jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] })
	try {
		const first = keyed()
		let finish = (_answer: string) => {}
		const leased = () => site.db.selectFrom('idempotency_key').select('created_at').executeTakeFirst()
		const answer = runOnceByLease(site.db, first, () => new Promise<string>((resolve) => (finish = resolve)))
		while ((await leased()) === undefined);
		do jest.advanceTimersByTime(10_000)
		while ((await leased())?.created_at.getTime() === first.now.getTime())
		finish('done')
		expect(await answer).toBe('done')
	} finally {
		jest.useRealTimers()
	}
})

test('keys are deleted after a day', async () => {
	const headers = { 'idempotency-key': randomUUID() }
	await send('Oi', headers)
	await pruneIdempotencyKeys(site.db, new Date(site.clock.now.getTime() + 23 * HOUR_MS))
	await send('Oi', headers)
	expect(await stored()).toHaveLength(1)
	await pruneIdempotencyKeys(site.db, new Date(site.clock.now.getTime() + 24 * HOUR_MS))
	await send('Oi', headers)
	expect(await stored()).toHaveLength(2)
})

test('a member over the limit gets 429 with Retry-After from any address; other members do not', async () => {
	const [bia, caio] = [(await newMember(busy.app)).headers, (await newMember(busy.app)).headers]
	const read = (headers: Record<string, string>) =>
		busy.app.inject({ method: 'POST', url: '/api/notifications/read', headers })
	for (let times = 0; times < 60; times++) expect((await read(bia)).statusCode).toBe(200)
	const answer = await read(bia)
	expect([answer.statusCode, answer.json().code]).toEqual([429, 'request.tooMany'])
	expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
	expect((await read(caio)).statusCode).toBe(200)
	const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
	expect((await read(bia)).statusCode).toBe(200)
	clock.mockRestore()
})
