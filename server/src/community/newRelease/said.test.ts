import { sql } from 'kysely'
import { DAY_MS } from 'shared-contract/units'
import { revisionBench, TITLE } from '../../catalogue/revision/revision.testing.ts'
import { insertRows } from '../../core/database/insertRows.ts'
import { newMember, type SessionHeaders } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { notifyReleases } from './notifyReleases.ts'

const site = testSite()
const { edit, fill, member, start, undo } = revisionBench(site)

let bia: { id: string; key: SessionHeaders }
beforeEach(async () => {
	site.clock.now = new Date('2026-10-01T00:00:00Z')
	await fill()
	await site.db.updateTable('title').set({ status: 'releasing' }).execute()
	const { id, headers: key } = await newMember(site.app)
	bia = { id, key }
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

/** Runs the job at an instant. @returns the episodes that a member was notified of, newest first. */
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

test('an episode is notified once, at the time of the members’ schedule, with a link to its title', async () => {
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

test('each member with the title on the list is notified from the time it was added', async () => {
	await say(WEEKLY)
	const caio = (await newMember(site.app)).id
	await save(caio, '2026-10-04T20:00:00Z')
	expect(await toldAt('2026-10-05T00:00:00Z', caio)).toEqual([])
	expect(await toldAt('2026-10-11T15:00:00Z', caio)).toEqual(['2'])
	expect(await toldAt('2026-10-11T16:00:00Z')).toEqual(['2', '1'])
})

test('episodes before the schedule was written are not notified', async () => {
	await say('2019-01-01 23:30 Asia/Tokyo day')
	expect(await toldAt('2026-10-01T00:01:00Z')).toEqual([])
	expect(await toldAt('2026-10-01T14:30:00Z')).toHaveLength(1)
})

test('a title created with a schedule notifies too', async () => {
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
	// As in the revision of its creation.
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

describe('nothing is notified twice', () => {
	test('if the time is postponed by minutes, weeks or half a year', async () => {
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

	test('if the change is undone', async () => {
		await say(WEEKLY)
		expect(await toldAt('2026-10-04T14:30:00Z')).toEqual(['1'])
		const revision = await say('2026-10-05 23:30 Asia/Tokyo day')
		expect(await toldAt('2026-10-06T15:00:00Z')).toEqual(['2', '1'])
		expect((await undo(await member('moderator'), revision)).statusCode).toBe(200)
		expect(await toldAt('2026-10-11T15:00:00Z')).toEqual(['2', '1'])
		expect(await toldAt('2026-10-18T15:00:00Z')).toEqual(['3', '2', '1'])
	})

	test('if the schedule was deleted and written again', async () => {
		await say(WEEKLY)
		expect(await toldAt('2026-10-04T14:30:00Z')).toEqual(['1'])
		await say('')
		expect(await toldAt('2026-10-11T15:00:00Z')).toEqual(['1'])
		site.clock.now = new Date(site.clock.now.getTime() + DAY_MS)
		await say(WEEKLY)
		expect(await toldAt('2026-10-12T16:00:00Z')).toEqual(['1'])
		expect(await toldAt('2026-10-18T15:00:00Z')).toEqual(['3', '1'])
	})

	test('if a source announces the same airing, or the episode has a date', async () => {
		await say(WEEKLY)
		await insertRows(site.db, 'airing', [
			{ title_id: TITLE, episode_number: 1, airs_at: new Date('2026-10-04T14:00:00Z'), zone: 'Asia/Tokyo' },
		])
		await site.db.updateTable('episode').set({ aired: '2026-10-05' }).execute()
		expect(await toldAt('2026-10-04T14:30:00Z')).toEqual(['1'])
		expect(await toldAt('2026-10-06T00:00:00Z')).toEqual(['1'])
	})

	test('with two concurrent processes', async () => {
		await say(WEEKLY)
		site.clock.now = new Date('2026-10-04T14:30:00Z')
		await Promise.all([notifyReleases(site.context), notifyReleases(site.context)])
		expect(await toldAt('2026-10-04T14:31:00Z')).toEqual(['1'])
	})
})

test('a member who resumes a title within days of an airing is notified', async () => {
	await say(WEEKLY)
	const setStatus = (status: string) =>
		site.app.inject({ method: 'PATCH', url: `/api/list/${TITLE}`, headers: bia.key, payload: { status } })
	await setStatus('dropped')
	expect(await toldAt('2026-10-04T15:00:00Z')).toEqual([])
	await setStatus('current')
	expect(await toldAt('2026-10-05T15:00:00Z')).toEqual(['1'])
})

test('a slot of a source, a removed title and a film are not notified', async () => {
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
