import { sql } from 'kysely'
import { readChangedTitles } from '../catalogue/indexRows.ts'
import { testDatabase } from '../core/database/database.testing.ts'
import { BROADCAST } from './fixture.testing.ts'
import { animeRow, ImportBench } from './import.testing.ts'

const database = testDatabase()
let bench: ImportBench

beforeAll(async () => {
	bench = await ImportBench.make()
})
afterAll(() => bench.remove())

const rowsOf = async (query: ReturnType<typeof sql<Record<string, unknown>>>) => (await query.execute(database.db)).rows
const anime = (...rows: unknown[]) => bench.lines('anime.jsonl', rows)
const dubs = (name: string, given: Record<string, unknown>) =>
	bench.text(
		name,
		JSON.stringify({ _license: 'CC BY 4.0', language: 'Portuguese (BR)', dubbed: [], partial: [], ...given }, null, 2),
	)
const SITES = [
	{ site: 'mal', id: '1' },
	{ site: 'abema', id: '6', begin: '' },
]
const dubRows = () =>
	rowsOf(sql`select t.source_key as key, d.language, round(d.confidence::numeric, 2)::float as confidence, d.source
		from title_dub d join title t on t.id = d.title_id order by t.id`)

test('the highest level of all files says how sure a dub is, and a part counts half', async () => {
	const files = [
		await dubs('very-high-dubbed.json', { dubbed: [1] }),
		await dubs('low-dubbed.json', { dubbed: [1, 2, 99], partial: [3] }),
		await anime(animeRow(1), animeRow(2), animeRow(3), animeRow(4)),
	]
	const { findings } = await bench.run(database.db, files)
	const dub = { language: 'pt-BR', source: 'mydublist' }
	const expected = [
		{ ...dub, key: 'mal/anime/1', confidence: 0.95 },
		{ ...dub, key: 'mal/anime/2', confidence: 0.4 },
		{ ...dub, key: 'mal/anime/3', confidence: 0.2 },
	]
	expect(await dubRows()).toEqual(expected)
	expect(findings).toMatchObject([{ verdict: 'refused', reason: 'title.unknown', detail: '99' }])
	await bench.run(database.db, files)
	expect(await dubRows()).toEqual(expected)
})

test('a dub that a newer file no longer names goes, unless another level names it or a member wrote it', async () => {
	await bench.run(database.db, [
		await anime(animeRow(1), animeRow(2), animeRow(3)),
		await dubs('high.json', { dubbed: [1, 2, 3] }),
		await dubs('low.json', { dubbed: [2] }),
	])
	const member = await database.db
		.insertInto('member')
		.values({ username: 'Ana', username_key: 'ana' })
		.returning('id')
		.executeTakeFirstOrThrow()
	await sql`insert into revision (entity, entity_id, member_id, before, after) select 'title', id, ${member.id},
		'{"dubs":""}', '{"dubs":"pt-BR"}' from title where source_key = 'mal/anime/3'`.execute(database.db)
	await bench.run(database.db, [await dubs('high-2.json', { dubbed: [] })])
	expect(await dubRows()).toMatchObject([
		{ key: 'mal/anime/2', confidence: 0.4 },
		{ key: 'mal/anime/3', confidence: 0.8 },
	])
})

test('the document of broadcasts brings the countries of platforms, and of a title where they differ', async () => {
	const sites = [
		{ site: 'mal', id: '1' },
		{ site: 'viu', id: '5', begin: '', regions: ['HK'] },
		{ site: 'abema', id: '6', begin: '' },
		{ site: 'crunchyroll', id: 'ABC', begin: '' },
	]
	const siteMeta = {
		mal: { title: 'MyAnimeList', urlTemplate: 'x', type: 'info' },
		viu: { title: 'Viu', urlTemplate: 'x', type: 'onair', regions: ['SG', 'HK', 'everywhere'] },
		abema: { title: 'ABEMA', urlTemplate: 'x', type: 'onair', regions: ['JP'] },
		crunchyroll: { title: 'Crunchyroll', urlTemplate: 'x', type: 'onair' },
	}
	const document = await bench.text('data.json', JSON.stringify({ siteMeta, items: [{ ...BROADCAST, sites }] }))
	await bench.run(database.db, [await anime(animeRow(1)), document])
	expect(
		await rowsOf(sql`select p.key, p.regions, o.regions as here from title_platform o
			join platform p on p.id = o.platform_id order by p.key`),
	).toEqual([
		{ key: 'abema', regions: ['JP'], here: null },
		{ key: 'crunchyroll', regions: null, here: null },
		{ key: 'viu', regions: ['HK', 'SG'], here: ['HK'] },
	])
})

test('imported dubs and services are in the next changes that the index of lists reads', async () => {
	const files = [await anime(animeRow(1)), await bench.lines('b.jsonl', [{ ...BROADCAST, sites: SITES }])]
	await bench.run(database.db, files)
	const [{ version } = { version: 0 }] = await database.db.selectFrom('catalogue_version').select('version').execute()
	const listed = async (after: number) => {
		const changes = []
		for await (const some of readChangedTitles(database.db, after, 100)) changes.push(...some)
		return changes.map(({ listed: { dubs, services } }) => ({ dubs, services }))
	}
	expect(await listed(-1)).toEqual([{ dubs: [], services: ['abema'] }])
	await bench.run(database.db, [await dubs('high.json', { dubbed: [1] })])
	expect(await listed(version)).toEqual([{ dubs: ['pt'], services: ['abema'] }])
})

test('rows of several seasons of one title are put together', async () => {
	const season = (title: string, site: string) => ({
		...BROADCAST,
		title,
		titleTranslate: {},
		sites: [
			{ site: 'mal', id: '1' },
			{ site, id: '5', begin: '' },
		],
	})
	const files = [
		await anime(animeRow(1)),
		await bench.lines('b.jsonl', [season('風 第一期', 'viu'), season('風 第二期', 'abema')]),
	]
	await bench.run(database.db, files)
	expect(await rowsOf(sql`select name from title_name where position >= 2000 order by position`)).toEqual([
		{ name: '風 第一期' },
		{ name: '風 第二期' },
	])
})

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Created: today -->
<animetitles>
	<anime aid="7">
		<title type="short" xml:lang="en">SW</title>
		<title xml:lang="x-jat" type="main">Sora no Kaze 1</title>
		<title type="official" xml:lang="ja">空の風</title>
		<title type="official" xml:lang="pt-BR">Vento &amp; C&#233;u</title>
		<title type="syn" xml:lang="x-other">Sorakaze</title>
	</anime>
	<anime aid="8"><title type="main" xml:lang="x-jat">Umi</title></anime>
</animetitles>
`

test("AniDB's names bring languages, also to names that had none, and these survive the next import", async () => {
	const title = { romaji: 'Sora no Kaze 1', english: null, native: null, synonyms: ['Vento & Céu', '하늘의 바람'] }
	const row = animeRow(1, { mappings: { mal: 1, anidb: 7 }, title })
	const { findings } = await bench.run(database.db, [await anime(row), await bench.text('anime-titles.xml', XML)])
	const expected = [
		{ language: 'romaji', name: 'Sora no Kaze 1', is_guess: false },
		{ language: 'pt-BR', name: 'Vento & Céu', is_guess: false },
		{ language: 'ko', name: '하늘의 바람', is_guess: true },
		{ language: 'native', name: '空の風', is_guess: false },
		{ language: 'synonym', name: 'Sorakaze', is_guess: false },
		{ language: 'en', name: 'SW', is_guess: false },
	]
	const names = () => rowsOf(sql`select language, name, is_guess from title_name order by position`)
	expect(await names()).toEqual(expected)
	expect(findings).toMatchObject([{ line: 11, reason: 'title.unknown', detail: '8' }])
	const shown = () => rowsOf(sql`select title, sort_title, romaji_title from title`)
	expect(await shown()).toEqual([{ title: 'Vento & Céu', sort_title: 'vento ceu', romaji_title: 'Sora no Kaze 1' }])
	await bench.run(database.db, [await anime({ ...row, year: 1999 })])
	expect(await names()).toEqual(expected)
	expect(await shown()).toMatchObject([{ title: 'Vento & Céu', sort_title: 'vento ceu' }])
})
