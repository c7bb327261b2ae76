import type { EpisodePage } from 'shared-contract'
import { insertRows } from '../../core/database/insertRows.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite({
	async seed(db) {
		await insertRows(db, 'title', [
			{
				id: 1,
				kind: 'anime',
				format: 'TV',
				status: 'completed',
				title: 'Obra',
				native_title: '作品',
				sort_title: 'obra',
			},
		])
		await insertRows(db, 'season', [
			{ id: 1, title_id: 1, number: 0, title: null },
			{ id: 2, title_id: 1, number: 1, title: 'Temporada 1' },
			{ id: 3, title_id: 1, number: 2, title: null },
			{ id: 4, title_id: 1, number: 3, title: null },
		])
		const episode = (id: number, season_id: number, number: number, label = String(number)) => ({
			id,
			title_id: 1,
			season_id,
			kind: label === 'S1' ? ('special' as const) : ('regular' as const),
			number,
			label,
			title: `Título ${id}`,
			aired: '2026-01-02',
			minutes: 24,
		})
		await insertRows(db, 'episode', [
			...Array.from({ length: 20 }, (_, index) => episode(index + 1, 2, index + 1)),
			// Season 2 has none yet; the extras come after season 3.
			episode(101, 4, 1),
			episode(201, 1, 1, 'S1'),
		])
		await insertRows(db, 'platform', [
			{ id: 1, key: 'a', name: 'Aqui', url: 'https://example.org/', color: '#112233' },
			{ id: 2, key: 'b', name: 'Breve', url: 'https://example.org/b', color: null },
		])
		await insertRows(db, 'title_platform', [
			{ title_id: 1, platform_id: 1, status: 'available' },
			{ title_id: 1, platform_id: 2, status: 'soon' },
		])
		await insertRows(db, 'episode_platform', [
			{ episode_id: 3, platform_id: 1, url: 'https://example.org/3', status: 'available' },
		])
	},
})

const pageOf = async (id: number): Promise<EpisodePage> => (await site.app.inject(`/api/episodes/${id}`)).json()

test('an episode shows its title, season, length, day and who added it', async () => {
	expect(await pageOf(2)).toMatchObject({
		number: 2,
		title: 'Título 2',
		anime: { id: 1, title: 'Obra', japaneseTitle: '作品' },
		seasonNumber: 1,
		seasonTitle: 'Temporada 1',
		durationMinutes: 24,
		releaseDate: '2026-01-02',
		addedBy: { name: 'Niouka' },
		reactions: { likes: 0, dislikes: 0 },
	})
})

test.each([
	[1, null, 2],
	[10, 9, 11],
	[20, 19, 101],
	[101, 20, 201],
	[201, 101, null],
])('the neighbours of %i are %j and %j, across seasons and past empty ones', async (id, previous, next) => {
	const page = await pageOf(id)
	expect([page.previous?.id ?? null, page.next?.id ?? null]).toEqual([previous, next])
})

test('the other episodes are the twelve around it', async () => {
	const others = (await pageOf(10)).others.map(({ id }) => id)
	expect(others).toEqual([4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16])
})

test('what comes soon has no link; an episode without platforms of its own has those of its title', async () => {
	expect((await pageOf(2)).platforms).toEqual([
		{ name: 'Aqui', url: 'https://example.org/', color: '#112233', status: 'available' },
		{ name: 'Breve', url: null, color: null, status: 'soon' },
	])
	expect((await pageOf(3)).platforms.map(({ url }) => url)).toEqual(['https://example.org/3'])
})
