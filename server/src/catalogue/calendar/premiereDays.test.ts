import { memberCalendarFile } from 'shared-contract'
import { notifyReleases } from '../../community/newRelease/notifyReleases.ts'
import { insertRows } from '../../core/database/insertRows.ts'
import { newMember, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false', SITE_URL: 'https://niouka.example' } })

const FILM = 1
const SERIES = 2
const DAY = '2026-12-11'
const NOON = new Date(`${DAY}T12:00:00Z`)

beforeEach(async () => {
	site.clock.now = new Date('2026-11-26T12:00:00Z')
	const title = { kind: 'anime', status: 'not_released', minutes: 105 } as const
	await insertRows(site.db, 'title', [
		{ ...title, id: FILM, format: 'Movie', title: 'Ondas: o filme', sort_title: 'ondas o filme', started: DAY },
		{ ...title, id: SERIES, format: 'TV', title: 'Marés', sort_title: 'mares', started: DAY, episode_count: 12 },
	])
})

const read = async (path: string) => (await site.app.inject({ url: path })).json()
const text = async (path: string) => (await site.app.inject({ url: path })).body
const week = async (date: string) =>
	(await read(`/api/calendar?week=${date}`)).items.map(
		({ animeId, airsAt, episode, durationMinutes }: Record<string, unknown>) => [
			animeId,
			airsAt,
			episode,
			durationMinutes,
		],
	)
const announce = (row: object) =>
	insertRows(site.db, 'airing', [
		{ title_id: FILM, episode_number: 1, airs_at: NOON, is_day: true, zone: 'Asia/Tokyo', ...row },
	])
const list = (who: TestMember, id: number, status: string) =>
	site.app.inject({ method: 'PATCH', url: `/api/list/${id}`, headers: who.headers, payload: { status } })
const events = (file: string) =>
	file
		.split('BEGIN:VEVENT\r\n')
		.slice(1)
		.map((event) => event.split('\r\n').filter((line) => /^(UID|DTSTART|DURATION|SUMMARY)/.test(line)))

async function privateFile(who: TestMember): Promise<string[][]> {
	const answer = await site.app.inject({ method: 'POST', url: '/api/calendar-token', headers: who.headers })
	return events(await text(memberCalendarFile(answer.json().token)))
}

describe.each([
	['that a source announced', () => announce({})],
	['of which only the start is known', async () => {}],
])('a premiere %s', (_what, given) => {
	beforeEach(given)

	test('is on its day in the calendar, for clients and for apps, without a time and a length', async () => {
		expect(await week(DAY)).toContainEqual([FILM, DAY, null, null])
		expect((await week('2026-12-04')).length + (await week('2026-12-13')).length).toBe(0)
		expect((await read(`/api/v1/calendar?date=${DAY}`)).items).toContainEqual(
			expect.objectContaining({ title: { id: FILM, name: 'Ondas: o filme' }, at: DAY }),
		)
		expect((await read(`/api/titles/${FILM}/schedule`)).upcoming).toMatchObject([{ airsAt: DAY, episode: null }])
	})

	test('is an event of the whole day in calendar files', async () => {
		expect(events(await text('/calendar.ics'))).toContainEqual([
			`UID:release-${FILM}-premiere@niouka.example`,
			'DTSTART;VALUE=DATE:20261211',
			'SUMMARY:Ondas: o filme',
		])
	})

	test('is next until its day is over everywhere', async () => {
		const upcoming = async (now: string) => {
			site.clock.now = new Date(now)
			return (await read(`/api/titles/${FILM}/schedule`)).upcoming.length
		}
		expect([await upcoming(`${DAY}T23:00:00Z`), await upcoming('2026-12-12T10:30:00Z')]).toEqual([1, 1])
		expect(await upcoming('2026-12-12T13:00:00Z')).toBe(0)
	})

	test('is in feeds on its day, by its day', async () => {
		site.clock.now = new Date(`${DAY}T11:00:00Z`)
		expect(await text('/feeds/releases.atom')).not.toContain('Ondas: o filme')
		site.clock.now = new Date(`${DAY}T13:00:00Z`)
		const feed = await text('/feeds/releases.atom?hl=pt')
		expect(feed).toContain('Saiu em 11 de dezembro de 2026.')
		expect(feed).toContain(`/movie/${FILM}#premiere`)
		expect(feed).toContain(`<updated>${DAY}T12:00:00.000Z</updated>`)
	})
})

test('the event of a premiere stays the same when its time becomes known', async () => {
	const uids = async () =>
		events(await text('/calendar.ics'))
			.map(([uid]) => uid)
			.sort()
	const before = await uids()
	await announce({ airs_at: new Date('2026-12-11T01:00:00Z'), is_day: false })
	expect(await uids()).toEqual(before)
	const [film] = events(await text('/calendar.ics')).filter(([uid]) => uid?.includes('premiere'))
	expect(film).toContain('DTSTART:20261211T010000Z')
	expect(film).toContain('DURATION:PT105M')
})

test('a showing of unknown length has no duration', async () => {
	await site.db.updateTable('title').set({ minutes: null }).execute()
	await announce({ airs_at: new Date('2026-12-11T01:00:00Z'), is_day: false })
	expect(await text('/calendar.ics')).not.toContain('DURATION:PT2')
})

test('a series of which only the start is known premieres with its first episode; a year or a month is no day', async () => {
	expect(await week(DAY)).toContainEqual([SERIES, DAY, 1, null])
	for (const started of ['2027', '2026-12', '2027-01-01']) {
		await site.db.updateTable('title').set({ started }).execute()
		expect([...(await week(DAY)), ...(await week('2027-01-01'))]).toEqual([])
	}
})

test('a known slot of a series takes the place of its first day', async () => {
	await insertRows(site.db, 'airing_slot', [
		{ title_id: SERIES, starts_at: new Date('2026-12-13T15:00:00Z'), every: 'week', zone: 'Asia/Tokyo' },
	])
	expect((await week(DAY)).filter(([id]: [number]) => id === SERIES)).toEqual([])
})

test('a private calendar has the premieres of what is planned, also those of months ahead, and no further episodes', async () => {
	const bia = await newMember(site.app)
	await list(bia, FILM, 'planned')
	await list(bia, SERIES, 'planned')
	await insertRows(site.db, 'airing_slot', [
		{
			title_id: SERIES,
			starts_at: new Date('2026-12-02T15:00:00Z'),
			ends_at: new Date('2027-03-01T15:00:00Z'),
			every: 'week',
			zone: 'Asia/Tokyo',
		},
	])
	expect((await privateFile(bia)).map(([uid]) => uid)).toEqual([
		`UID:release-${SERIES}-episode-1@niouka.example`,
		`UID:release-${FILM}-premiere@niouka.example`,
	])
	await site.db.updateTable('title').set({ started: '2027-08-20' }).where('id', '=', FILM).execute()
	expect(await privateFile(bia)).toContainEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20270820']))
	await list(bia, FILM, 'dropped')
	expect(JSON.stringify(await privateFile(bia))).not.toContain('premiere')
})

test.each([
	['America/Sao_Paulo', '2026-12-11T02:30:00Z', '2026-12-11T03:30:00Z'],
	['Asia/Tokyo', '2026-12-10T14:30:00Z', '2026-12-10T15:30:00Z'],
	['Pacific/Kiritimati', '2026-12-10T09:30:00Z', '2026-12-10T10:30:00Z'],
	['Pacific/Pago_Pago', '2026-12-11T10:30:00Z', '2026-12-11T11:30:00Z'],
])('a member in %s is notified of a day when it begins there', async (zone, before, after) => {
	const { id, headers } = await newMember(site.app)
	await site.db.updateTable('member').set({ zone }).where('id', '=', id).execute()
	await list({ id, headers } as TestMember, FILM, 'planned')
	await list({ id, headers } as TestMember, SERIES, 'current')
	await announce({})
	const { id: seasonId } = await site.db
		.insertInto('season')
		.values({ title_id: SERIES, number: 1 })
		.returning('id')
		.executeTakeFirstOrThrow()
	await insertRows(site.db, 'episode', [
		{ title_id: SERIES, season_id: seasonId, kind: 'regular', number: 1, label: '1', title: 'x', aired: DAY },
	])
	const notified = async (now: string) => {
		site.clock.now = new Date(now)
		await notifyReleases(site.context)
		return (await site.app.inject({ url: '/api/notifications', headers })).json().items.length
	}
	expect([await notified(before), await notified(after)]).toEqual([0, 2])
})
