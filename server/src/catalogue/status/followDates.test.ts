import { sql } from 'kysely'
import { insertRows, type NewRow } from '../../core/database/insertRows.ts'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { followDates } from './followDates.ts'

const site = testSite()
const NOW = new Date('2026-11-23T12:00:00Z')

const addTitle = (id: number, given: NewRow<'title'>) =>
	insertRows(site.db, 'title', [
		{ id, kind: 'anime', format: 'TV', status: 'not_released', title: `T${id}`, sort_title: `t${id}`, ...given },
	])

const follow = (now = NOW) => site.db.transaction().execute((transaction) => followDates(transaction, now))

async function statusOf(id: number) {
	const row = await site.db
		.selectFrom('title')
		.select(['status', 'hiatus_since'])
		.where('id', '=', id)
		.executeTakeFirstOrThrow()
	return row.hiatus_since ? `${row.status} on hiatus` : row.status
}

const log = async (id: number) => (await site.app.inject({ url: `/api/revisions/title/${id}` })).json().items

async function setByMember(id: number, status: string, at: string) {
	const { id: memberId } = await newMember(site.app)
	await sql`insert into revision (entity, entity_id, member_id, made_at, before, after)
		values ('title', ${id}, ${memberId}, ${new Date(at)}, '{"status":"releasing"}', ${JSON.stringify({ status })}::jsonb)`.execute(
		site.db,
	)
	await sql`update title set status = ${status} where id = ${id}`.execute(site.db)
}

test('a title begins and ends by its dates, once, with a revision that says why', async () => {
	await addTitle(1, { started: '2026-11-20', ended: '2026-12-20' })
	const before = await site.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
	expect(await follow()).toBe(1)
	expect(await follow()).toBe(0)
	expect(await statusOf(1)).toBe('releasing')
	const after = await site.db.selectFrom('title').select('version').where('id', '=', 1).executeTakeFirstOrThrow()
	expect(after.version).toBeGreaterThan(before.version)
	expect((await log(1))[0]).toMatchObject({ action: 'edited', user: null, source: 'dates.started' })
	await follow(new Date('2026-12-21T12:00:00Z'))
	expect(await statusOf(1)).toBe('completed')
	expect((await log(1))[0]).toMatchObject({ source: 'dates.ended' })
})

test('a title ends when all its episodes were shown', async () => {
	await addTitle(1, { started: '2026-10-01', episode_count: 2 })
	await insertRows(site.db, 'airing', [
		{ title_id: 1, episode_number: 2, airs_at: new Date('2026-11-15T15:30:00Z'), zone: 'Asia/Tokyo' },
	])
	await addTitle(2, { started: '2026-10-01', episode_count: 2 })
	await insertRows(site.db, 'airing_slot', [
		{ title_id: 2, starts_at: new Date('2026-11-15T15:30:00Z'), every: 'week', zone: 'Asia/Tokyo', source: 'x' },
	])
	await follow()
	expect(await statusOf(1)).toBe('completed')
	// Nobody has confirmed the second episode: the slot is trusted after four weeks.
	expect(await statusOf(2)).toBe('releasing')
	await follow(new Date('2026-12-21T12:00:00Z'))
	expect(await statusOf(2)).toBe('completed')
})

test('a status that a member set stays until a newer date', async () => {
	await addTitle(1, { started: '2026-10-01', ended: '2026-11-30' })
	await setByMember(1, 'not_released', '2026-10-05T12:00:00Z')
	await follow()
	expect(await statusOf(1)).toBe('not_released')
	await follow(new Date('2026-12-01T12:00:00Z'))
	expect(await statusOf(1)).toBe('completed')
})

test('dates take back their own status only', async () => {
	await addTitle(1, { started: '2026-11-20' })
	await addTitle(2, { started: '2027-01-10', status: 'releasing' })
	await follow()
	await sql`update title set started = '2027-01-10'`.execute(site.db)
	await follow()
	expect([await statusOf(1), await statusOf(2)]).toEqual(['not_released', 'releasing'])
	expect((await log(1))[0]).toMatchObject({ source: 'dates.postponed' })
})

test('an announced break is a hiatus after two weeks, until an episode is shown', async () => {
	await addTitle(1, { started: '2026-07-01', status: 'releasing' })
	await insertRows(site.db, 'title_delay', [
		{ title_id: 1, kind: 'hiatus', date: '2026-11-01', reason: 'Saúde da autora', made_at: new Date('2026-11-01') },
	])
	await follow()
	expect(await statusOf(1)).toBe('releasing on hiatus')
	expect((await log(1))[0]).toMatchObject({ source: 'dates.hiatus' })
	const { isOnHiatus, status } = (await site.app.inject({ url: '/api/titles/1' })).json()
	expect({ isOnHiatus, status }).toEqual({ isOnHiatus: true, status: 'releasing' })
	await insertRows(site.db, 'airing', [
		{ title_id: 1, episode_number: 9, airs_at: new Date('2026-11-22T15:30:00Z'), zone: 'Asia/Tokyo' },
	])
	await follow()
	expect(await statusOf(1)).toBe('releasing')
	expect((await log(1))[0]).toMatchObject({ source: 'dates.resumed' })
})

test('a series of which nothing is heard ends after two seasons, and a source that names it as airing brings it back', async () => {
	const slot = { every: 'week', zone: 'Asia/Tokyo', source: 'x' } as const
	await addTitle(1, { started: '2026-04-07', status: 'releasing' })
	await addTitle(2, { started: '1999-10-20', status: 'releasing' })
	await addTitle(3, { started: '1999-10-20', status: 'releasing', kind: 'manga', format: 'Manga' })
	await insertRows(site.db, 'airing_slot', [
		{ ...slot, title_id: 1, starts_at: new Date('2026-04-07T14:00:00Z'), confirmed_at: new Date('2026-06-26') },
		{ ...slot, title_id: 2, starts_at: new Date('1999-10-24T00:30:00Z'), confirmed_at: new Date('2026-06-26') },
	])
	const statuses = () => Promise.all([1, 2, 3].map(statusOf))
	const expectedIn = async (week: string) => {
		const { items } = (await site.app.inject({ url: `/api/calendar?week=${week}` })).json()
		const expected = items.filter(({ isExpected }: { isExpected?: boolean }) => isExpected)
		return [...new Set(expected.map(({ animeId }: { animeId: number }) => animeId))].sort()
	}
	await follow(new Date('2026-10-05T12:00:00Z'))
	expect(await statuses()).toEqual(['releasing', 'releasing', 'releasing'])
	expect(await expectedIn('2026-09-27')).toEqual([1, 2])
	await follow()
	expect(await statuses()).toEqual(['completed', 'releasing', 'releasing'])
	expect((await log(1))[0]).toMatchObject({ source: 'dates.silent', user: null })
	expect(await expectedIn('2026-11-22')).toEqual([2])
	await sql`update title set named_airing_at = '2026-11-20' where id = 1`.execute(site.db)
	await follow()
	expect(await statusOf(1)).toBe('releasing')
})
