import { testDatabase } from '../core/database/database.testing.ts'
import { animeRow, ImportBench, mangaRow } from './import.testing.ts'

const database = testDatabase()
let bench: ImportBench

beforeAll(async () => {
	bench = await ImportBench.make()
})
afterAll(() => bench.remove())

const candidates = () =>
	database.db
		.selectFrom('relation_candidate as c')
		.innerJoin('title as a', 'a.id', 'c.from_id')
		.innerJoin('title as m', 'm.id', 'c.to_id')
		.select(['a.source_key as from', 'm.source_key as to', 'c.kind', 'c.state'])
		.orderBy('c.id')
		.execute()

test('anime and manga of one Japanese name are candidates once, and an answered one stays answered', async () => {
	const native = '空の風'
	const anime = await bench.lines('anime.jsonl', [
		animeRow(1, { title: { romaji: 'Sora no Kaze', english: null, native, synonyms: [] } }),
		animeRow(2, { title: { romaji: 'Umi', english: null, native: '海の歌', synonyms: [] } }),
	])
	const manga = await bench.lines('manga.jsonl', [
		mangaRow('Sora no Kaze', { malId: 5, altTitles: [native] }),
		mangaRow('Mori', { malId: 6 }),
	])
	await bench.run(database.db, [anime, manga])
	const found = { from: 'mal/anime/1', to: 'mal/manga/5', kind: 'source', state: 'open' }
	expect(await candidates()).toEqual([found])
	await database.db.updateTable('relation_candidate').set({ state: 'rejected' }).execute()
	await bench.run(database.db, [anime, manga])
	expect(await candidates()).toEqual([{ ...found, state: 'rejected' }])
})
