import { ENTRY_LOG_PAGE_SIZE, type LogRecord, type LogRun } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { relationBench } from '../../community/relation.testing.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { newMember, send, read, addTitle } = relationBench(site)

let bia: TestMember
let title: number
beforeEach(async () => {
	bia = await newMember('Bia')
	title = await addTitle('O Sino')
	await site.db.updateTable('title').set({ episode_count: 24 }).where('id', '=', title).execute()
})

const edit = (change: object) => send('PATCH', `list/${title}`, bia, change)
const log = async (by = bia): Promise<LogRecord[]> => (await read(`list/${title}/log`, by)).items
const take = (id: number | undefined, by = bia) => send('DELETE', `list/${title}/log/${id}`, by)
const put = (run: LogRun, by = bia) => send('POST', `list/${title}/log`, by, run)
const progress = async () => (await read(`list/${title}`, bia)).entry.progress.current
const runs = async () =>
	(await log()).map(({ round, first, last, seenAt }) => [round, first, last, seenAt.slice(0, 10)])

/** Seven episodes on three days. */
async function watch() {
	for (const seen of [3, 4, 7]) {
		await edit({ progress: seen })
		site.clock.now = new Date(site.clock.now.getTime() + DAY_MS)
	}
}

test('lists records with dates, newest first, per rewatch', async () => {
	expect(await log()).toEqual([])
	await watch()
	await edit({ status: 'completed' })
	await edit({ status: 'rewatching' })
	await edit({ progress: 2 })
	expect(await runs()).toEqual([
		[1, 1, 2, '2026-04-04'],
		[0, 8, 24, '2026-04-04'],
		[0, 5, 7, '2026-04-03'],
		[0, 4, 4, '2026-04-02'],
		[0, 1, 3, '2026-04-01'],
	])
})

test('deleting a record shifts the later ones and updates the counter', async () => {
	await watch()
	const [, middle] = await log()
	expect((await take(middle?.id)).json().entry.progress.current).toBe(6)
	const left = [
		[0, 4, 6, '2026-04-03'],
		[0, 1, 3, '2026-04-01'],
	]
	expect(await runs()).toEqual(left)
	// Twice is as once.
	expect((await take(middle?.id)).json().entry.progress.current).toBe(6)
	expect(await runs()).toEqual(left)
	await send('POST', `list/${title}/progress`, bia, {})
	expect([await progress(), (await log())[0]]).toEqual([7, expect.objectContaining({ first: 7, last: 7 })])
})

test('deleting a record of an earlier rewatch keeps the present counter', async () => {
	await watch()
	await edit({ status: 'completed' })
	await edit({ status: 'rewatching' })
	await edit({ progress: 2 })
	const first = (await log()).at(-1)
	expect((await take(first?.id)).json().entry.progress.current).toBe(2)
	expect((await runs()).slice(-1)).toEqual([[0, 1, 1, '2026-04-02']])
})

test('a deleted record is restored in its position, with its date', async () => {
	await watch()
	const before = await runs()
	const [, middle] = await log()
	await take(middle?.id)
	const { id, ...run } = middle ?? { id: 0, round: 0, first: 1, last: 1, seenAt: '' }
	const { entry, record } = (await put(run)).json()
	expect(entry.progress.current).toBe(7)
	expect(record).toMatchObject(run)
	expect(await runs()).toEqual(before)
	expect((await log())[1]?.id).toBe(record.id)
	expect(record.id).not.toBe(id)
})

test.each([
	['beyond the end of the log', { round: 0, first: 9, last: 9 }, 409],
	['within another record', { round: 0, first: 2, last: 2 }, 409],
	['in a time through that has not begun', { round: 1, first: 1, last: 1 }, 409],
	['more than can be seen', { round: 0, first: 1, last: 100_000 }, 409],
	['backward', { round: 0, first: 8, last: 7 }, 400],
	['in the future', { round: 0, first: 8, last: 8, seenAt: '2027-01-01T00:00:00.000Z' }, 400],
	['before all calendars', { round: 0, first: 8, last: 8, seenAt: '-200000-01-01T00:00:00Z' }, 400],
	['at an hour of no zone', { round: 0, first: 8, last: 8, seenAt: '2026-03-01 10:00' }, 400],
	['on no day', { round: 0, first: 8, last: 8, seenAt: 'ontem' }, 400],
])('a record is not put %s', async (_where, run, status) => {
	await watch()
	const before = await runs()
	expect((await put({ seenAt: '2026-04-01T12:00:00.000Z', ...run })).statusCode).toBe(status)
	expect([await runs(), await progress()]).toEqual([before, 7])
})

test('a long log has stable pages during deletions', async () => {
	for (let seen = 0; seen < ENTRY_LOG_PAGE_SIZE + 3; seen += 1) {
		await site.db.updateTable('title').set({ episode_count: null }).where('id', '=', title).execute()
		await send('POST', `list/${title}/progress`, bia, {})
	}
	const first = await read(`list/${title}/log`, bia)
	await take(first.items[4].id)
	const rest = await read(`list/${title}/log?after=${first.next}`, bia)
	expect([first.items.length, rest.items.map((record: LogRecord) => record.first), rest.next]).toEqual([
		ENTRY_LOG_PAGE_SIZE,
		[3, 2, 1],
		null,
	])
})

test('only its owner reads it; it is empty for unlisted titles', async () => {
	await watch()
	const caio = await newMember('Caio')
	const [record] = await log()
	expect(await log(caio)).toEqual([])
	expect((await take(record?.id, caio)).statusCode).toBe(404)
	await send('PATCH', `list/${title}`, caio, { progress: 1 })
	expect((await take(record?.id, caio)).statusCode).toBe(200)
	expect(await log()).toHaveLength(3)
	await send('DELETE', `list/${title}`, bia)
	expect(await log()).toEqual([])
	expect((await put({ round: 0, first: 1, last: 1, seenAt: '2026-04-01T12:00:00.000Z' })).statusCode).toBe(404)
})
