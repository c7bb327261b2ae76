import { sql } from 'kysely'
import { DAY_MS } from 'shared-contract/units'
import { revisionBench, TITLE } from '../../catalogue/revision/revision.testing.ts'
import { insertRows } from '../../core/database/insertRows.ts'
import { keyFrom, register, testSite } from '../../testing/site.testing.ts'
import { notifyReleases } from './notifyReleases.ts'

const site = testSite()
const { edit, fill, member, start, undo } = revisionBench(site)

let bia: { id: string; key: ReturnType<typeof keyFrom> }
beforeEach(async () => {
	site.clock.now = new Date('2026-10-01T00:00:00Z')
	await fill()
	await site.db.updateTable('title').set({ status: 'releasing' }).execute()
	const answer = await register(site.app)
	bia = { id: String(answer.json().user.id), key: keyFrom(answer) }
	await save(bia.id, '2026-03-01T00:00:00Z')
})

const save = (memberId: string, at: string) =>
	site.db
		.insertInto('saved_title')
		.values({ member_id: memberId, title_id: TITLE, saved_at: new Date(at) })
		.execute()

const say = async (airing: string, key = bia.key) => {
	const answer = await edit(key, await start(), { airing })
	expect(answer.statusCode).toBe(200)
	return Number(answer.json().revision)
}

/** The episodes that a member was told of, the last one first, when the job is done at an instant. */
async function toldAt(instant: string, memberId = bia.id): Promise<string[]> {
	site.clock.now = new Date(instant)
	await notifyReleases(site.context)
	const told = await site.db
		.selectFrom('notification')
		.where('member_id', '=', memberId)
		.where('event', '=', 'newEpisode')
		.select('params')
		.orderBy('id', 'desc')
		.execute()
	return told.map(({ params }) => params.number ?? '')
}

// Sundays at 14:30 in UTC.
const WEEKLY = '2026-10-04 23:30 Asia/Tokyo week'

test('an episode is told at the hour that a member said, once, and leads to its title', async () => {
	await say(WEEKLY)
	expect(await toldAt('2026-10-04T14:29:00Z')).toEqual([])
	expect(await toldAt('2026-10-04T14:30:00Z')).toEqual(['1'])
	expect(await toldAt('2026-10-04T14:31:00Z')).toEqual(['1'])
	expect(await toldAt('2026-10-11T14:30:30Z')).toEqual(['2', '1'])
	const { items } = (await site.app.inject({ url: '/api/notifications', headers: bia.key })).json()
	expect(items[0]).toMatchObject({
		event: 'newEpisode',
		params: { title: 'Crônicas', number: '2' },
		link: `/anime/${TITLE}`,
		user: null,
	})
})

test('each who has the title on a list is told, from when it came there', async () => {
	await say(WEEKLY)
	const caio = String((await register(site.app)).json().user.id)
	await save(caio, '2026-10-04T20:00:00Z')
	expect(await toldAt('2026-10-05T00:00:00Z', caio)).toEqual([])
	expect(await toldAt('2026-10-11T15:00:00Z', caio)).toEqual(['2'])
	expect(await toldAt('2026-10-11T16:00:00Z')).toEqual(['2', '1'])
})

test('of what was shown before it was said nobody is told', async () => {
	await say('2019-01-01 23:30 Asia/Tokyo day')
	expect(await toldAt('2026-10-01T00:01:00Z')).toEqual([])
	expect(await toldAt('2026-10-01T14:30:00Z')).toHaveLength(1)
})

test('a title that is created with its hour tells of its episodes as well', async () => {
	const at = new Date('2026-10-01T00:00:00Z')
	await insertRows(site.db, 'airing_slot', [
		{
			title_id: TITLE,
			starts_at: new Date('2026-10-04T14:30:00Z'),
			every: 'week',
			zone: 'Asia/Tokyo',
			source: 'members',
		},
	])
	// As its creation stands in the log.
	await sql`insert into revision (entity, entity_id, made_at, before, after)
		values ('title', ${TITLE}, ${at}, null, ${JSON.stringify({ title: 'Crônicas', airing: WEEKLY })}::jsonb)`.execute(
		site.db,
	)
	expect(await toldAt('2026-10-04T14:30:00Z')).toEqual(['1'])
})

test.each([
	['by the airing', `${WEEKLY} 2`, null],
	['by the title', WEEKLY, 2],
])('no episode is told beyond the last one, known %s', async (_known, airing, episode_count) => {
	await site.db.updateTable('title').set({ episode_count }).execute()
	await say(airing)
	for (const day of ['04', '11', '18']) await toldAt(`2026-10-${day}T15:00:00Z`)
	expect(await toldAt('2026-10-25T15:00:00Z')).toEqual(['2', '1'])
})

describe('what was told is not told again', () => {
	test('where the hour is put off, by minutes, by weeks, or by half a year', async () => {
		await say(WEEKLY)
		expect(await toldAt('2026-10-04T14:30:00Z')).toEqual(['1'])
		await say('2026-10-04 23:45 Asia/Tokyo week')
		expect(await toldAt('2026-10-04T14:45:00Z')).toEqual(['1'])
		await say('2026-10-11 23:30 Asia/Tokyo week')
		expect(await toldAt('2026-10-11T15:00:00Z')).toEqual(['1'])
		await say('2027-04-04 23:30 Asia/Tokyo week')
		expect(await toldAt('2027-04-04T15:00:00Z')).toEqual(['1'])
		expect(await toldAt('2027-04-11T15:00:00Z')).toEqual(['2', '1'])
	})

	test('where the change is undone', async () => {
		await say(WEEKLY)
		expect(await toldAt('2026-10-04T14:30:00Z')).toEqual(['1'])
		const revision = await say('2026-10-05 23:30 Asia/Tokyo day')
		expect(await toldAt('2026-10-06T15:00:00Z')).toEqual(['2', '1'])
		expect((await undo(await member('moderator'), revision)).statusCode).toBe(200)
		expect(await toldAt('2026-10-11T15:00:00Z')).toEqual(['2', '1'])
		expect(await toldAt('2026-10-18T15:00:00Z')).toEqual(['3', '2', '1'])
	})

	test('where it was emptied, and is said again', async () => {
		await say(WEEKLY)
		expect(await toldAt('2026-10-04T14:30:00Z')).toEqual(['1'])
		await say('')
		expect(await toldAt('2026-10-11T15:00:00Z')).toEqual(['1'])
		site.clock.now = new Date(site.clock.now.getTime() + DAY_MS)
		await say(WEEKLY)
		expect(await toldAt('2026-10-12T16:00:00Z')).toEqual(['1'])
		expect(await toldAt('2026-10-18T15:00:00Z')).toEqual(['3', '1'])
	})

	test('where a source announces the same showing, or the episode itself has its day', async () => {
		await say(WEEKLY)
		await insertRows(site.db, 'airing', [
			{ title_id: TITLE, episode_number: 1, airs_at: new Date('2026-10-04T14:00:00Z'), zone: 'Asia/Tokyo' },
		])
		await site.db.updateTable('episode').set({ aired: '2026-10-05' }).execute()
		expect(await toldAt('2026-10-04T14:30:00Z')).toEqual(['1'])
		expect(await toldAt('2026-10-06T00:00:00Z')).toEqual(['1'])
	})

	test('by two processes at once', async () => {
		await say(WEEKLY)
		site.clock.now = new Date('2026-10-04T14:30:00Z')
		await Promise.all([notifyReleases(site.context), notifyReleases(site.context)])
		expect(await toldAt('2026-10-04T14:31:00Z')).toEqual(['1'])
	})
})

test('who goes on with a title within days of a showing is told of it, as of any other', async () => {
	await say(WEEKLY)
	const setStatus = (status: string) =>
		site.app.inject({ method: 'PATCH', url: `/api/list/${TITLE}`, headers: bia.key, payload: { status } })
	await setStatus('dropped')
	expect(await toldAt('2026-10-04T15:00:00Z')).toEqual([])
	await setStatus('current')
	expect(await toldAt('2026-10-05T15:00:00Z')).toEqual(['1'])
})

test('what a source says of a slot, or of a title that was removed, or of a film, is no news', async () => {
	await insertRows(site.db, 'airing_slot', [
		{ title_id: TITLE, starts_at: new Date('2026-10-04T14:30:00Z'), every: 'week', zone: 'UTC', source: 'a-source' },
	])
	expect(await toldAt('2026-10-04T15:00:00Z')).toEqual([])
	await say(WEEKLY)
	await site.db.updateTable('title').set({ removed_at: site.clock.now }).execute()
	expect(await toldAt('2026-10-11T15:00:00Z')).toEqual([])
	await site.db.updateTable('title').set({ removed_at: null, format: 'Movie' }).execute()
	expect(await toldAt('2026-10-18T15:00:00Z')).toEqual([])
})
