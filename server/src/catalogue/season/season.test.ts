import { insertRows } from '../../core/database/insertRows.ts'
import { testSite } from '../../testing/site.testing.ts'
import { draftOf, writeTitles } from '../catalogue.testing.ts'

const site = testSite()
let ids: number[]

const OF_SEASON = { year: 2026, season: 'fall' } as const

beforeEach(async () => {
	ids = await writeTitles(
		site.db,
		draftOf({ ...OF_SEASON, format: 'Movie', renown: 0.9, started: '2026-10-01' }),
		draftOf({
			...OF_SEASON,
			renown: 0.2,
			rating: 9,
			votes: 900,
			weight: 900,
			started: '2026-11',
			information: { Fonte: 'Web novel' },
		}),
		draftOf({
			...OF_SEASON,
			renown: 0.8,
			rating: 6,
			votes: 900,
			weight: 900,
			started: '2026-11-05',
			synopsis: 'Uma história do mar. '.repeat(80),
		}),
		draftOf({ ...OF_SEASON, format: 'OVA', started: null }),
		draftOf({ year: 2026, season: 'summer' }),
		draftOf({ kind: 'manga', format: 'Manga', ...OF_SEASON }),
	)
})

async function season(search = '') {
	const { statusCode, payload } = await site.app.inject(`/api/seasons/2026/fall${search}`)
	return { status: statusCode, body: JSON.parse(payload) }
}
const shown = async (search?: string) => {
	const { body } = await season(search)
	return body.items.map(({ id }: { id: number }) => ids.indexOf(id) + 1)
}

test('a season goes format after format, the best known of each first', async () => {
	const { body } = await season()
	expect(await shown()).toEqual([3, 2, 1, 4])
	expect(body).toMatchObject({
		total: 4,
		groups: [
			{ format: 'TV', total: 2 },
			{ format: 'Movie', total: 1 },
			{ format: 'OVA', total: 1 },
		],
		previous: { year: 2026, season: 'summer' },
		next: null,
	})
})

test('within each format by score, first day and name, and nothing past the end', async () => {
	expect(await shown('?sort=rating')).toEqual([2, 3, 1, 4])
	// A day comes before its month, of which nobody knows the day.
	expect(await shown('?sort=start')).toEqual([3, 2, 1, 4])
	expect(await shown('?sort=title')).toEqual([2, 3, 1, 4])
	expect((await season('?page=2')).body).toMatchObject({ items: [], total: 4, page: 2 })
})

test('each title has studio, origin, length and the beginning of its synopsis', async () => {
	await insertRows(site.db, 'studio', [{ id: 5, name: 'Maré' }])
	await insertRows(
		site.db,
		'title_studio',
		(['studio', 'producer'] as const).map((role) => ({ title_id: ids[1] ?? 0, studio_id: 5, role })),
	)
	const [third, second] = (await season()).body.items
	expect(second).toMatchObject({
		studios: [{ id: 5, name: 'Maré' }],
		origin: 'webNovel',
		episodeCount: 12,
		minutes: 24,
	})
	expect(third).toMatchObject({ studios: [], origin: null, started: '2026-11-05' })
	const [synopsis] = third.synopses
	expect(synopsis.text).toBe(`${'Uma história do mar. '.repeat(10)}Uma…`)
})

test('the broadcast comes before a platform, and both before single announcements', async () => {
	const title_id = ids[2] ?? 0
	const showing = async () => (await season()).body.items[0].showing
	expect(await showing()).toBeNull()
	await insertRows(site.db, 'airing', [{ title_id, airs_at: new Date('2026-11-01T10:00:00Z'), zone: 'UTC' }])
	expect(await showing()).toEqual({ at: '2026-11-01T10:00:00.000Z', isWeekly: false })
	await insertRows(site.db, 'platform', [{ id: 7, key: 'p', name: 'P' }])
	const slot = { title_id, every: 'week' as const, zone: 'Asia/Tokyo' }
	await insertRows(site.db, 'airing_slot', [{ ...slot, platform_id: 7, starts_at: new Date('2026-10-02T10:00:00Z') }])
	expect(await showing()).toEqual({ at: '2026-10-02T10:00:00.000Z', isWeekly: true })
	await insertRows(site.db, 'airing_slot', [{ ...slot, starts_at: new Date('2026-10-03T10:00:00Z') }])
	expect(await showing()).toEqual({ at: '2026-10-03T10:00:00.000Z', isWeekly: true })
})
