import { sql } from 'kysely'
import { insertRows } from '../../core/database/insertRows.ts'
import { testSite } from '../../testing/site.testing.ts'
import { revisionBench, TITLE } from '../revision/revision.testing.ts'

const site = testSite()
const { edit, fill, log, member, send, start, undo } = revisionBench(site)
beforeEach(async () => {
	await fill()
	await site.db.updateTable('title').set({ status: 'releasing' }).execute()
})

const WEEKLY = '2026-10-04 23:30 Asia/Tokyo week'

async function say(airing: string) {
	return edit(await member(), await start(), { airing })
}

/** What the calendar shows in the week of a date, as instants with the numbers of their episodes. */
async function shown(date: string): Promise<string[]> {
	const { items } = (await send('GET', `calendar?week=${date}`)).json()
	return items
		.filter(({ animeId }: { animeId: number }) => animeId === TITLE)
		.map(({ airsAt, episode }: { airsAt: string; episode: number }) => `${airsAt.slice(0, 16)} ${episode}`)
}

const slotOfASource = () =>
	insertRows(site.db, 'airing_slot', [
		{
			title_id: TITLE,
			starts_at: new Date('2026-10-03T10:00:00Z'),
			every: 'week',
			ends_at: new Date('2026-12-20T00:00:00Z'),
			zone: 'Asia/Tokyo',
			source: 'a-source',
		},
	])

test('a title that airs is in the calendar at once, and its page says when', async () => {
	expect(await shown('2026-10-18')).toEqual([])
	expect((await say(WEEKLY)).statusCode).toBe(200)
	expect(await shown('2026-10-18')).toEqual(['2026-10-18T14:30 3'])
	expect((await send('GET', `titles/${TITLE}`)).json().airing).toBe(WEEKLY)
	expect((await start()).airing).toBe(WEEKLY)
})

test.each([
	// One in the morning in Tokyo is the day before elsewhere.
	['2026-10-05 01:00 Asia/Tokyo week', '2026-10-11', ['2026-10-11T16:00 2']],
	['2026-12-30 23:30 Asia/Tokyo week', '2027-01-06', ['2027-01-06T14:30 2']],
	[
		'2026-12-31 08:00 Asia/Tokyo day',
		'2026-12-27',
		['2026-12-30T23:00 1', '2026-12-31T23:00 2', '2027-01-01T23:00 3', '2027-01-02T23:00 4'],
	],
	// The clocks of New York go back on 2026-11-01.
	['2026-10-28 20:00 America/New_York week', '2026-10-28', ['2026-10-29T00:00 1']],
	['2026-10-28 20:00 America/New_York week', '2026-11-04', ['2026-11-05T01:00 2']],
	['2026-10-04 23:30 Asia/Tokyo once', '2026-10-04', ['2026-10-04T14:30 1']],
	['2026-10-04 23:30 Asia/Tokyo once', '2026-10-11', []],
])('%s, in the week of %s', async (airing, week, expected) => {
	await say(airing)
	expect(await shown(week)).toEqual(expected)
})

test('it ends with its last episode, also past the number that a source gave', async () => {
	await site.db.updateTable('title').set({ episode_count: 2 }).execute()
	await say(`${WEEKLY} 3`)
	expect(await shown('2026-10-18')).toEqual(['2026-10-18T14:30 3'])
	expect(await shown('2026-10-25')).toEqual([])
	expect((await start()).airing).toBe(`${WEEKLY} 3`)
	await say(WEEKLY)
	expect(await shown('2026-10-18')).toEqual([])
})

test.each([
	['2026-01-31 20:00 Asia/Tokyo month 5'],
	['2026-10-28 20:00 America/New_York day 400'],
	['2026-03-01 23:59 America/Sao_Paulo two_days 3000'],
	['2026-10-04 00:00 UTC week 1'],
])('%s is kept as it was said', async (airing) => {
	expect((await say(airing)).statusCode).toBe(200)
	expect((await start()).airing).toBe(airing)
})

test('an hour that the clocks skip is kept as the one that they show', async () => {
	expect((await say('2026-03-08 02:30 America/New_York week')).statusCode).toBe(200)
	const { airing } = await start()
	expect(airing).toMatch(/^2026-03-08 0[13]:30 America\/New_York week$/)
	const { items } = await log()
	expect(items[0].later).toEqual([{ field: 'airing', before: '', after: airing }])
})

describe('as a field like the others', () => {
	test('the log holds it beside the fields that every slice knows, and a moderator takes it back', async () => {
		await slotOfASource()
		const before = '2026-10-03 19:00 Asia/Tokyo week 12'
		expect((await start()).airing).toBe(before)
		const answer = await edit(await member(), await start(), { airing: WEEKLY, title: 'Outro' })
		const { items } = await log()
		expect(items[0]).toMatchObject({
			fields: [{ field: 'title', before: 'Crônicas', after: 'Outro' }],
			later: [{ field: 'airing', before, after: WEEKLY }],
		})
		expect((await undo(await member('moderator'), answer.json().revision)).statusCode).toBe(200)
		expect(await start()).toMatchObject({ title: 'Crônicas', airing: before })
		expect(await shown('2026-12-20')).toEqual(['2026-12-19T10:00 12'])
		expect(await shown('2026-12-27')).toEqual([])
	})

	test('two who edit at once: other fields survive, the same one is a conflict and nothing is written', async () => {
		const [bia, caio] = [await member(), await member()]
		const seen = await start()
		await edit(bia, seen, { airing: WEEKLY })
		expect((await edit(caio, seen, { synopsis: 'De Caio.' })).statusCode).toBe(200)
		const second = await edit(caio, seen, { airing: `${WEEKLY} 12`, title: 'De Caio' })
		expect(second.statusCode).toBe(409)
		expect(second.json().conflicts).toMatchObject([{ field: 'airing', wanted: `${WEEKLY} 12`, current: WEEKLY }])
		expect(await start()).toMatchObject({ airing: WEEKLY, synopsis: 'De Caio.', title: 'Crônicas' })
	})

	test('emptied, it leaves the calendar; what is said of platforms stays', async () => {
		await slotOfASource()
		await sql`insert into platform (id, key, name) values (1, 'p', 'P')`.execute(site.db)
		await insertRows(site.db, 'airing_slot', [
			{ title_id: TITLE, platform_id: 1, starts_at: new Date('2026-10-06T10:00:00Z'), every: 'week', zone: 'UTC' },
		])
		expect(await shown('2026-10-11')).toEqual(['2026-10-10T10:00 2', '2026-10-17T10:00 3'])
		await say('')
		expect((await start()).airing).toBe('')
		expect(await shown('2026-10-11')).toEqual(['2026-10-13T10:00 2'])
	})

	test('what a source says again does not take the place of what members said', async () => {
		await say(`${WEEKLY} 2`)
		await slotOfASource()
		expect(await shown('2026-10-11')).toEqual(['2026-10-11T14:30 2'])
		expect(await shown('2026-10-25')).toEqual([])
		expect((await start()).airing).toBe(`${WEEKLY} 2`)
	})

	test('a manga has none', async () => {
		await site.db.updateTable('title').set({ kind: 'manga', format: 'Manga' }).execute()
		expect(await start()).not.toHaveProperty('airing')
		const answer = await say(WEEKLY)
		expect([answer.statusCode, answer.json().fields]).toEqual([400, { airing: 'request.invalid' }])
		expect(await shown('2026-10-18')).toEqual([])
	})

	test.each([
		['2026-02-30 23:30 Asia/Tokyo week', 'airing.date'],
		['2026-10-04 - Asia/Tokyo week', 'airing.incomplete'],
		['2026-10-04 23:30 Mars/Olympus week', 'airing.invalid'],
		["2026-10-04 23:30 Asia/Tokyo week'--", 'airing.invalid'],
		[`${WEEKLY} 99999`, 'airing.episodes'],
		['x'.repeat(15_000), 'airing.incomplete'],
	])('%.40s is refused with %s, and nothing is written', async (airing, code) => {
		const answer = await edit(await member(), await start(), { airing, title: 'Outro' })
		expect([answer.statusCode, answer.json().fields]).toEqual([400, { airing: code }])
		expect((await start()).title).toBe('Crônicas')
	})

	test('what was chosen beside an empty date changes nothing', async () => {
		expect((await say('- - Asia/Seoul month')).json()).toEqual({ revision: null })
	})
})
