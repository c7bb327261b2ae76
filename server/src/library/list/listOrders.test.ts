import type { ListPage, ListSort } from 'shared-contract'
import { relationBench } from '../../community/relation.testing.ts'
import { insertRows } from '../../core/database/insertRows.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite()
const { newMember, send, read } = relationBench(site)

let bia: TestMember
beforeEach(async () => {
	bia = await newMember('Bia')
	const unknown = { year: null, season: null }
	const known = { kind: 'anime' as const, status: 'releasing' as const, episode_count: 24, ...unknown }
	await insertRows(site.db, 'title', [
		{ ...known, id: 1, format: 'Movie', title: 'B', sort_title: 'b', year: 2019, season: 'fall' },
		{ ...known, id: 2, format: 'TV', title: 'C', sort_title: 'c', year: 2019, season: 'winter' },
		{ ...known, id: 3, format: 'OVA', title: 'A', sort_title: 'a', year: 2020 },
		{ ...known, id: 4, format: 'TV', title: 'D', sort_title: 'd' },
	])
	await insertRows(site.db, 'title_genre', [{ title_id: 1, position: 0, genre: 'drama' }])
	await insertRows(site.db, 'studio', [
		{ id: 1, name: 'Yume' },
		{ id: 2, name: 'areia' },
	])
	await insertRows(site.db, 'title_studio', [
		{ title_id: 1, studio_id: 1, role: 'studio' },
		{ title_id: 2, studio_id: 1, role: 'studio' },
		{ title_id: 2, studio_id: 2, role: 'studio' },
		{ title_id: 3, studio_id: 2, role: 'producer' },
	])
	const week = { every: 'week' as const, zone: 'Asia/Tokyo', platform_id: null, ends_at: null }
	await insertRows(site.db, 'airing_slot', [
		{ title_id: 3, starts_at: new Date('2026-04-05T15:00:00Z'), ...week },
		{ title_id: 1, starts_at: new Date('2026-04-03T15:00:00Z'), ...week },
	])
	await send('PATCH', 'list/1', bia, { status: 'current', progress: 4, score: 8, startedOn: '2019', finishedOn: null })
	await send('PATCH', 'list/2', bia, { status: 'current', progress: 3, startedOn: '2019-05-02' })
	await send('PATCH', 'list/3', bia, { status: 'current', progress: 9, startedOn: '2021-01', finishedOn: '2021-02' })
	await send('PATCH', 'list/4', bia, { status: 'current', progress: 0, score: 9, startedOn: null })
	await site.db.updateTable('list_entry').set({ started_on: null }).where('title_id', '=', 4).execute()
	for (const [id, weighted_rating] of [7.5, 8.25, 7.51, 0].entries()) {
		await site.db
			.updateTable('title')
			.set({ weighted_rating, rating: 8 })
			.where('id', '=', id + 1)
			.execute()
	}
})

const page = (more = '', by: TestMember | undefined = bia): Promise<ListPage> =>
	read(`profiles/Bia/list?kind=anime&status=current${more}`, by)
const idsOf = ({ items }: ListPage) => items.map(({ title }) => title.id)

test.each<[ListSort, number[]]>([
	['title', [3, 1, 2, 4]],
	['score', [4, 1, 3, 2]],
	['progress', [3, 1, 2, 4]],
	['siteScore', [2, 3, 1, 4]],
	['format', [2, 4, 1, 3]],
	['season', [3, 1, 2, 4]],
	['studio', [2, 1, 3, 4]],
	['started', [3, 2, 1, 4]],
	['finished', [3, 4, 2, 1]],
	['next', [1, 3, 2, 4]],
])('by %s the order is %j, and a page after any of them goes on with it', async (sort, order) => {
	expect(idsOf(await page(`&sort=${sort}`))).toEqual(order)
	const many = Array.from({ length: 40 }, (_, at) => ({
		kind: 'anime' as const,
		format: 'TV' as const,
		status: 'releasing' as const,
		id: 100 + at,
		title: `M${at}`,
		sort_title: `m${String(at).padStart(2, '0')}`,
	}))
	await insertRows(site.db, 'title', many)
	await insertRows(
		site.db,
		'list_entry',
		many.map(({ id }) => ({ member_id: bia.id, title_id: id, status: 'current' as const })),
	)
	const first = await page(`&sort=${sort}`)
	const second = await page(`&sort=${sort}&after=${encodeURIComponent(first.next ?? '')}`)
	const ids = [...idsOf(first), ...idsOf(second)]
	expect([ids.length, new Set(ids).size, second.next]).toEqual([44, 44, null])
	expect(ids.filter((id) => order.slice(0, 3).includes(id) && id < 100)).toEqual(
		order.slice(0, 3).sort((one, other) => ids.indexOf(one) - ids.indexOf(other)),
	)
})

test.each([
	['&format=TV', [4, 2], 2],
	['&genre=drama', [1], 1],
	['&unrated=1', [3, 2], 2],
	['&unrated=1&format=TV', [2], 1],
	['&q=a&genre=drama', [], 0],
])('?%s keeps %j, and the counts are of those', async (filter, ids, count) => {
	const found = await page(filter)
	expect([idsOf(found).toSorted(), found.counts.current]).toEqual([ids.toSorted(), count])
})

test('an entry comes with what the columns show, for a visitor too, and with the next episode', async () => {
	const { items } = await page('&sort=next', await newMember('Caio'))
	expect(items[0]?.facts).toEqual({
		year: 2019,
		season: 'fall',
		studio: 'Yume',
		genres: ['drama'],
		rating: 8,
		next: { episode: null, airsAt: '2026-04-03T15:00:00.000Z' },
	})
	expect(items[3]?.facts).toMatchObject({ year: null, season: null, studio: null, genres: [] })
})
