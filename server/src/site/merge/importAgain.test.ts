import { sql } from 'kysely'
import { animeRow, ImportBench } from '../../importer/import.testing.ts'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite()
let bench: ImportBench
let merge: (from: number, into: number) => Promise<number>

beforeAll(async () => {
	bench = await ImportBench.make()
})
afterAll(() => bench.remove())
beforeEach(async () => {
	const { headers } = await newMember(site.app, { role: 'moderator' })
	merge = async (from, into) => {
		const url = `/api/titles/${from}/merge`
		return (await site.app.inject({ method: 'POST', url, headers, payload: { into } })).statusCode
	}
})

const titled = (id: number, romaji: string, given = {}) =>
	animeRow(id, { title: { romaji, english: null, native: null, synonyms: [] }, ...given })
const importRows = async (...rows: unknown[]) => bench.run(site.db, [await bench.lines('anime.jsonl', rows)])
const idOf = async (key: string) =>
	(await site.db.selectFrom('title').select('id').where('source_key', '=', key).executeTakeFirstOrThrow()).id
const namesOf = async (id: number) =>
	(await site.db.selectFrom('title_name').select('name').where('title_id', '=', id).orderBy('position').execute()).map(
		({ name }) => name,
	)
const shown = async () =>
	(await sql<{ id: number }>`select id from title where removed_at is null order by id`.execute(site.db)).rows.map(
		({ id }) => id,
	)

test('an import that brings a merged title again, the same or changed, makes none and takes nothing from the one that stays', async () => {
	await importRows(titled(1, 'Sora'), titled(2, 'Sora no Kaze'))
	const [from, into] = [await idOf('mal/anime/1'), await idOf('mal/anime/2')]
	expect(await merge(from, into)).toBe(200)
	const { report } = await importRows(
		titled(1, 'Sora', { meanScore: 80 }),
		titled(2, 'Sora no Kaze', { meanScore: 70 }),
	)
	expect(report.files.map(({ added, changed, unchanged }) => ({ added, changed, unchanged }))).toEqual([
		{ added: 0, changed: 1, unchanged: 1 },
	])
	expect(await shown()).toEqual([into])
	expect(await namesOf(into)).toEqual(['Sora no Kaze', 'Sora'])
	const ids = await site.db
		.selectFrom('external_id')
		.select('id')
		.where('title_id', '=', into)
		.where('site', '=', 'mal')
		.orderBy('id')
		.execute()
	expect(ids).toEqual([{ id: '1' }, { id: '2' }])
})

test('a title of members that gets an imported one is what its row goes on to write', async () => {
	await importRows(titled(1, 'Sora'))
	const from = await idOf('mal/anime/1')
	const { id: into } = await site.db
		.insertInto('title')
		.values({ kind: 'anime', format: 'TV', status: 'completed', title: 'Céu', sort_title: 'ceu' })
		.returning('id')
		.executeTakeFirstOrThrow()
	expect(await merge(from, into)).toBe(200)
	await importRows(titled(1, 'Sora', { episodeCount: 24 }))
	expect(await shown()).toEqual([into])
	expect(
		await site.db.selectFrom('title').select(['source_key', 'episode_count']).where('id', '=', into).execute(),
	).toEqual([{ source_key: 'mal/anime/1', episode_count: 24 }])
})

test('a relation to what a title was is no relation to itself', async () => {
	const related = { sequence: [{ malId: 1, relationType: 'SEQUEL' }] }
	await importRows(titled(1, 'Sora'), titled(2, 'Sora no Kaze'))
	const [from, into] = [await idOf('mal/anime/1'), await idOf('mal/anime/2')]
	await merge(from, into)
	await importRows(titled(2, 'Sora no Kaze', related))
	expect(await site.db.selectFrom('title_relation').selectAll().where('target_id', '=', into).execute()).toEqual([])
})
