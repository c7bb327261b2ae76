import { notifyDelays } from '../../community/newRelease/notifyDelays.ts'
import { insertRows } from '../../core/database/insertRows.ts'
import { newMember, type SessionHeaders } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite()

let bia: SessionHeaders
beforeEach(async () => {
	site.clock.now = new Date('2026-10-05T12:00:00Z')
	await insertRows(site.db, 'title', [
		{ id: 1, kind: 'anime', format: 'TV', status: 'releasing', title: 'Ondas', sort_title: 'ondas' },
	])
	// Sundays at 23:30 in Japan.
	await insertRows(site.db, 'airing_slot', [
		{ title_id: 1, starts_at: new Date('2026-10-04T14:30:00Z'), every: 'week', zone: 'Asia/Tokyo', source: 'x' },
	])
	bia = (await newMember(site.app)).headers
})

const NOTE = { kind: 'delay', episode: 2, date: null, newDate: null, reason: 'Gravação atrasada' }

const write = (note: object, headers: SessionHeaders | Record<string, string> = bia, title = 1) =>
	site.app.inject({ method: 'POST', url: `/api/titles/${title}/delays`, headers, payload: { ...NOTE, ...note } })
const remove = (id: number, headers: SessionHeaders | Record<string, string>) =>
	site.app.inject({ method: 'DELETE', url: `/api/delays/${id}`, headers })
const schedule = async () => (await site.app.inject({ url: '/api/titles/1/schedule' })).json()
const week = async (date: string) => (await site.app.inject({ url: `/api/calendar?week=${date}` })).json()
const upcoming = async () =>
	(await schedule()).upcoming.map(
		({ airsAt, episode, isExpected }: { airsAt: string; episode: number; isExpected: boolean }) =>
			`${airsAt.slice(0, 10)} ${episode}${isExpected ? ' expected' : ''}`,
	)

test('the schedule of a title shows the next episodes, expected without an announced end', async () => {
	expect(await upcoming()).toEqual(['2026-10-11 2 expected', '2026-10-18 3 expected', '2026-10-25 4 expected'])
})

test('a delay moves the episodes in the calendar and on the page, with its reason', async () => {
	const answer = await write({ newDate: '2026-10-18' })
	expect(answer.statusCode).toBe(200)
	expect(await upcoming()).toEqual(['2026-10-18 2', '2026-10-25 3 expected', '2026-11-01 4 expected'])
	expect((await schedule()).delays).toMatchObject([
		{ kind: 'delay', episode: 2, date: '2026-10-11', newDate: '2026-10-18', reason: 'Gravação atrasada' },
	])
	const { items, delayed } = await week('2026-10-11')
	expect(items).toEqual([])
	expect(delayed).toMatchObject([{ animeId: 1, episode: 2, newDate: '2026-10-18', reason: 'Gravação atrasada' }])
	expect((await week('2026-10-18')).items).toMatchObject([{ episode: 2 }])
})

test.each([
	['neither an episode nor a date', { episode: null }, { episode: 'delay.which' }],
	['no reason', { reason: ' \u200b ' }, { reason: 'text.required' }],
	['a date that does not exist', { date: '2026-02-30' }, { date: 'date.invalid' }],
	['a new date before', { date: '2026-10-11', newDate: '2026-10-10' }, { newDate: 'delay.newDate' }],
])('a note with %s is refused', async (_what, note, fields) => {
	const answer = await write(note)
	expect(answer.statusCode).toBe(400)
	expect(answer.json().fields).toEqual(fields)
	expect((await schedule()).delays).toEqual([])
})

test('a removed note leaves the calendar as before', async () => {
	const { id } = (await write({})).json()
	const moderator = (await newMember(site.app, { role: 'moderator' })).headers
	expect((await remove(id, moderator)).statusCode).toBe(200)
	expect((await remove(id, bia)).statusCode).toBe(200)
	expect(await upcoming()).toHaveLength(3)
	expect((await schedule()).delays).toEqual([])
})

test('members who watch or plan the title are told once, unless they turned it off or wrote it', async () => {
	const [caio, dora, edu] = await Promise.all([newMember(site.app), newMember(site.app), newMember(site.app)])
	for (const headers of [bia, caio.headers, dora.headers, edu.headers]) {
		await site.app.inject({ method: 'PUT', url: '/api/saved/1', headers })
	}
	const preferences = { newFollowers: true, comments: true, newReleases: false, siteUpdates: true }
	await site.app.inject({
		method: 'PUT',
		url: '/api/notifications/preferences',
		headers: dora.headers,
		payload: preferences,
	})
	await site.app.inject({ method: 'PATCH', url: '/api/list/1', headers: edu.headers, payload: { status: 'dropped' } })
	await write({ newDate: '2026-10-18' })
	const gone = (await write({ episode: 3 })).json().id
	await remove(gone, bia)
	await notifyDelays(site.context)
	for (const minutes of [2, 4]) {
		site.clock.now = new Date(Date.parse('2026-10-05T12:00:00Z') + minutes * 60_000)
		await notifyDelays(site.context)
	}
	const told = async (headers: SessionHeaders) =>
		(await site.app.inject({ url: '/api/notifications', headers }))
			.json()
			.items.filter(({ params }: { params: { about?: string } }) => params.about)
	expect(await told(caio.headers)).toMatchObject([
		{
			type: 'update',
			event: 'siteUpdate',
			params: { about: 'delay', title: 'Ondas', number: '2', date: '2026-10-18' },
			title: { title: 'Ondas' },
			link: '/anime/1',
		},
	])
	for (const headers of [bia, dora.headers, edu.headers]) expect(await told(headers)).toEqual([])
})

test('an announced break ends what is expected, and is a hiatus after two weeks', async () => {
	site.clock.now = new Date('2026-11-01T12:00:00Z')
	expect((await write({ kind: 'hiatus', episode: null, date: '2026-10-11' })).statusCode).toBe(200)
	expect((await schedule()).upcoming).toEqual([])
	expect((await site.app.inject({ url: '/api/titles/1' })).json()).toMatchObject({
		status: 'releasing',
		isOnHiatus: true,
	})
})
