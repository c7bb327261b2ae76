import { CONTINUE_ITEMS, type Continue, type EntryStatus } from 'shared-contract'
import { insertRows } from '../../core/database/insertRows.ts'
import { newMember, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })

/** Animes of 12 episodes, of which 5 is the sequel of 4, and 6 of 5; 7 is a manga without an end; 9 is removed. */
beforeEach(async () => {
	await insertRows(
		site.db,
		'title',
		[1, 2, 3, 4, 5, 6, 7, 9].map((id) => ({
			id,
			kind: id === 7 ? ('manga' as const) : ('anime' as const),
			format: id === 7 ? ('Manga' as const) : ('TV' as const),
			status: 'releasing' as const,
			title: `Obra ${id}`,
			sort_title: `obra ${id}`,
			episode_count: id === 7 ? null : 12,
			removed_at: id === 9 ? new Date('2026-01-01') : null,
		})),
	)
	await insertRows(site.db, 'title_relation', [
		{ title_id: 4, position: 0, kind: 'sequel', target_id: 5 },
		{ title_id: 6, position: 0, kind: 'prequel', target_id: 5 },
	])
})

const send = (method: 'GET' | 'PUT' | 'PATCH' | 'DELETE' | 'POST', path: string, who?: TestMember, payload?: object) =>
	site.app.inject({ method, url: `/api/${path}`, ...(who && { headers: who.headers }), ...(payload && { payload }) })
const read = async (who?: TestMember): Promise<Continue> => (await send('GET', 'continue', who)).json()

/** Puts a title on a member's list, a second after what was put there before. */
async function list(who: TestMember, id: number, status: EntryStatus, change: object = {}) {
	site.clock.now = new Date(site.clock.now.getTime() + 1000)
	await send('PATCH', `list/${id}`, who, { status, ...change })
}
const unfinished = async (who: TestMember) =>
	(await read(who)).entries.map(({ title, progress }) => `${title.id}: ${progress.current}/${progress.total}`)
const sequels = async (who: TestMember) =>
	(await read(who)).sequels.map(({ title, completed }) => `${title.id} after ${completed.id}`)

test('a visitor gets nothing, and the answer is private', async () => {
	expect(await read()).toEqual({ entries: [], episodes: [], sequels: [] })
	const { headers } = await send('GET', 'continue', await newMember(site.app))
	expect(headers['cache-control']).toBe('private, no-cache')
})

test('what is not finished comes with its progress, the latest touched first', async () => {
	const [bia, caio] = [await newMember(site.app), await newMember(site.app)]
	await list(bia, 1, 'current', { progress: 3, isPrivate: true })
	await list(bia, 7, 'current', { progress: 40 })
	await list(bia, 2, 'planned')
	await list(bia, 3, 'paused', { progress: 2 })
	await list(caio, 4, 'current')
	expect(await unfinished(bia)).toEqual(['7: 40/null', '1: 3/12'])
	await send('POST', 'list/1/progress', bia, {})
	site.clock.now = new Date(site.clock.now.getTime() + 1000)
	await send('POST', 'list/1/progress', bia, {})
	expect(await unfinished(bia)).toEqual(['1: 5/12', '7: 40/null'])
})

test('what is completed, taken off the list or removed from the site is left out', async () => {
	const bia = await newMember(site.app)
	for (const id of [1, 2, 3]) await list(bia, id, 'current', { progress: 11 })
	await send('POST', 'list/1/progress', bia, {})
	await send('DELETE', 'list/2', bia)
	await site.db.updateTable('title').set({ removed_at: site.clock.now }).where('id', '=', 3).execute()
	expect(await unfinished(bia)).toEqual([])
})

test('an undone last episode stands where it stood', async () => {
	const bia = await newMember(site.app)
	await list(bia, 1, 'current', { progress: 11 })
	const before = (await read(bia)).entries[0]
	await send('POST', 'list/1/progress', bia, { from: 11 })
	const undo = { progress: 11, status: 'current', finishedOn: null, read: { progress: 12, status: 'completed' } }
	expect((await send('PATCH', 'list/1', bia, undo)).statusCode).toBe(200)
	expect((await read(bia)).entries).toEqual([before])
})

test('a sequel of what was completed is offered, with that title, until it is on the list or of no interest', async () => {
	const bia = await newMember(site.app)
	await list(bia, 4, 'current', { progress: 3 })
	expect(await sequels(bia)).toEqual([])
	await list(bia, 4, 'completed')
	// The sequel of the sequel comes after it.
	expect(await sequels(bia)).toEqual(['5 after 4'])
	await list(bia, 5, 'completed')
	expect(await sequels(bia)).toEqual(['6 after 5'])
	await send('PUT', 'not-interested/6', bia)
	expect(await sequels(bia)).toEqual([])
})

test('the known and the recent sequels come first, and a special is none', async () => {
	const bia = await newMember(site.app)
	const year = site.clock.now.getUTCFullYear()
	const sequelsOf4 = [
		{ id: 20, renown: 0.6, year: year - 20 },
		{ id: 21, renown: 0.5, year: year - 1 },
		{ id: 22, renown: 0.9, year: year - 20 },
		{ id: 23, renown: 0.1, year: null },
		{ id: 24, renown: 1, year, format: 'OVA' as const },
	]
	await insertRows(
		site.db,
		'title',
		sequelsOf4.map((row) => ({
			kind: 'anime' as const,
			format: 'TV' as const,
			status: 'completed' as const,
			title: `Continuação ${row.id}`,
			sort_title: `continuação ${row.id}`,
			...row,
		})),
	)
	await insertRows(
		site.db,
		'title_relation',
		sequelsOf4.map(({ id }, position) => ({ title_id: 4, position: position + 1, kind: 'sequel', target_id: id })),
	)
	await site.db
		.updateTable('title')
		.set({ year: year - 40 })
		.where('id', '=', 5)
		.execute()
	await list(bia, 4, 'completed')
	expect(await sequels(bia)).toEqual([22, 21, 20, 23, 5].map((id) => `${id} after 4`))
})

test('what has an episode soon is there beyond the latest touched', async () => {
	const bia = await newMember(site.app)
	const ids = Array.from({ length: CONTINUE_ITEMS + 1 }, (_, index) => 30 + index)
	await insertRows(
		site.db,
		'title',
		ids.map((id) => ({
			id,
			kind: 'anime' as const,
			format: 'TV' as const,
			status: 'releasing' as const,
			title: `Obra ${id}`,
			sort_title: `obra ${id}`,
		})),
	)
	for (const id of [1, 2, ...ids]) await list(bia, id, 'current')
	const slot = { every: 'week' as const, zone: 'Asia/Tokyo', platform_id: null, ends_at: null }
	await insertRows(site.db, 'airing_slot', [{ title_id: 1, starts_at: site.clock.now, ...slot }])
	const shown = (await unfinished(bia)).map((text) => Number.parseInt(text, 10))
	expect(shown).toEqual([...ids.slice(1).reverse(), 1])
})

describe('next episodes', () => {
	beforeEach(async () => {
		const week = { every: 'week' as const, zone: 'Asia/Tokyo', platform_id: null }
		await insertRows(site.db, 'airing_slot', [
			{ title_id: 1, starts_at: new Date('2026-03-28T15:00:00Z'), ends_at: null, ...week },
			{ title_id: 2, starts_at: new Date('2026-04-03T15:00:00Z'), ends_at: new Date('2026-06-20T00:00:00Z'), ...week },
			{ title_id: 3, starts_at: new Date('2026-05-03T15:00:00Z'), ends_at: null, ...week },
		])
	})
	const episodes = async (who: TestMember) =>
		(await read(who)).episodes.map(
			({ release, seen }) =>
				`${release.animeId} ${release.episode} ${release.airsAt.slice(0, 10)} seen ${seen}${release.isExpected ? ' expected' : ''}`,
		)

	test('come one of each watched title, by instant, with what is only expected marked', async () => {
		const bia = await newMember(site.app)
		await list(bia, 1, 'current', { progress: 1 })
		await list(bia, 2, 'current')
		await list(bia, 3, 'current')
		expect(await episodes(bia)).toEqual(['2 1 2026-04-03 seen 0', '1 2 2026-04-04 seen 1 expected'])
	})

	test('keep one of the last day until the member has seen it', async () => {
		const bia = await newMember(site.app)
		await list(bia, 2, 'current')
		site.clock.now = new Date('2026-04-04T14:00:00Z')
		expect(await episodes(bia)).toEqual(['2 1 2026-04-03 seen 0'])
		await send('POST', 'list/2/progress', bia, {})
		expect(await episodes(bia)).toEqual(['2 2 2026-04-10 seen 1'])
		await send('PATCH', 'list/2', bia, { progress: 0 })
		site.clock.now = new Date('2026-04-04T16:00:00Z')
		expect(await episodes(bia)).toEqual(['2 2 2026-04-10 seen 0'])
	})

	test('leave out what is not watched, and an episode that the member has seen already', async () => {
		const bia = await newMember(site.app)
		await list(bia, 1, 'current', { progress: 2 })
		await list(bia, 2, 'planned')
		expect(await episodes(bia)).toEqual(['1 3 2026-04-11 seen 2 expected'])
	})
})
