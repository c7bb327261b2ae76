import { setTimeout as wait } from 'node:timers/promises'
import { jest } from '@jest/globals'
import { DAY_MS, MINUTE_MS } from 'shared-contract/units'
import { talkBench } from '../../community/comment/comment.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite()
const { bia, caio, post, send } = talkBench(site)
const setRealInterval = globalThis.setInterval

// Time passes for what is done again and again, and for nothing else.
let passMinute: () => void
beforeAll(async () => {
	const each: (() => void)[] = []
	jest.spyOn(globalThis, 'setInterval').mockImplementation(((work: () => void, ms: number) => {
		if (ms !== MINUTE_MS) return setRealInterval(work, ms)
		each.push(work)
		return setRealInterval(() => {}, MINUTE_MS)
	}) as typeof setInterval)
	passMinute = () => {
		for (const work of each) work()
	}
})
afterAll(() => jest.restoreAllMocks())

async function jobs() {
	const rows = await site.db.selectFrom('job').where('done_at', 'is not', null).select(['name', 'done_at']).execute()
	return new Map(rows.map(({ name, done_at }) => [name, done_at]))
}

/**
 * Passes minutes until the jobs have done what is waited for.
 * One minute may not do: a minute that meets the jobs of the one before under way starts nothing.
 * @returns when each job was done last.
 */
async function minutes(until: (done: Map<string, Date | null>) => boolean) {
	for (;;) {
		passMinute()
		const done = await jobs()
		if (until(done)) return done
		await wait(10)
	}
}

test('an application that does not listen does nothing by itself; one that listens does its jobs, by the hour', async () => {
	await post(bia, 'Apague isto')
	await post(caio, 'Por quê?', { parentId: '1' })
	await send('DELETE', 'comments/1', bia)
	passMinute()
	await wait(50)
	expect(await jobs()).toEqual(new Map())

	await site.app.listen({ port: 0, host: '127.0.0.1' })
	const first = site.clock.now
	const done = await minutes((each) => each.has('uploads'))
	const all = [
		'comments',
		'delays',
		'idempotency',
		'imports',
		'lists',
		'mail',
		'neighbors',
		'pruning',
		'releases',
		'statuses',
		'trending',
		'uploads',
	]
	for (const name of all) expect(done.get(name)).toEqual(first)
	const stored = () => site.db.selectFrom('comment').where('id', '=', 1).select('text').executeTakeFirst()
	expect(await stored()).toEqual({ text: 'Apague isto' })

	site.clock.now = new Date(first.getTime() + DAY_MS + 1)
	const next = await minutes((each) => each.get('uploads')?.getTime() !== first.getTime())
	expect(next.get('comments')).toEqual(site.clock.now)
	for (const name of ['pushes', 'notificationMails', 'letters']) expect(next.has(name)).toBe(true)
	expect(await stored()).toEqual({ text: '' })
	// Jobs that the last minute started end while the database is there.
	await site.app.close()
})
