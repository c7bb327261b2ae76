import { testDatabase } from '../core/database/database.testing.ts'
import { BROADCAST } from './fixture.testing.ts'
import { animeRow, ImportBench } from './import.testing.ts'

const database = testDatabase()
let bench: ImportBench

beforeAll(async () => {
	bench = await ImportBench.make()
})
afterAll(() => bench.remove())

const keys = async () =>
	(await database.db.selectFrom('title').select('source_key').orderBy('id').execute()).map((row) => row.source_key)

test('a row that the database refuses is reported, and the others of its batch are written', async () => {
	const file = await bench.lines('wide.jsonl', [
		animeRow(1),
		animeRow(2, { episodeCount: 3_000_000_000 }),
		animeRow(3, { studios: ['Onda'] }),
	])
	const { report, findings } = await bench.run(database.db, [file])
	expect(await keys()).toEqual(['mal/anime/1', 'mal/anime/3'])
	expect(report.files[0]).toMatchObject({ read: 3, added: 2 })
	expect(findings).toMatchObject([{ line: 2, key: 'mal/anime/2', verdict: 'refused', reason: 'row.database' }])
	expect(findings[0].detail).toContain('out of range')
})

test('a document that breaks off keeps the rows before', async () => {
	const anime = await bench.lines('anime.jsonl', [animeRow(1)])
	const whole = JSON.stringify({ siteMeta: {}, items: [BROADCAST, { ...BROADCAST, title: 'Outro' }] })
	const broken = await bench.text('data.json', whole.slice(0, -60))
	const { report, findings } = await bench.run(database.db, [anime, broken])
	expect(report.files[1]).toMatchObject({ file: 'data.json', added: 1 })
	expect(findings).toMatchObject([{ verdict: 'refused', reason: 'row.shape' }])
})

test('a CSV file that ends within a quoted field keeps the rows before', async () => {
	const head = 'anime_id,mal_id,title,type,status,is_adult'
	const file = await bench.text('airing.csv', `${head}\n7,,Umi,TV,RELEASING,False\n8,,"Sora,TV`)
	const { findings } = await bench.run(database.db, [file])
	expect(await keys()).toEqual(['anilist/anime/7'])
	expect(findings).toMatchObject([{ verdict: 'refused', reason: 'row.shape' }])
})
