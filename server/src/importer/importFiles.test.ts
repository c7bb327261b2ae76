import { sql } from 'kysely'
import { testDatabase } from '../core/database/database.testing.ts'
import { fixture } from './fixture.testing.ts'
import { ImportBench } from './import.testing.ts'

const database = testDatabase()
let bench: ImportBench

beforeAll(async () => {
	bench = await ImportBench.make()
})
afterAll(() => bench.remove())

const titles = () => database.db.selectFrom('title').selectAll().where('removed_at', 'is', null).orderBy('id').execute()
const rowsOf = async (query: ReturnType<typeof sql<Record<string, unknown>>>) => (await query.execute(database.db)).rows

test('files are read in the order in which they build on each other, whatever order they are named in', async () => {
	const { report } = await bench.run(database.db, await fixture(bench))
	expect(report.files.map(({ file, added }) => [file, added])).toEqual([
		['adult.txt', 2],
		['anime.jsonl.gz', 2],
		['manga.jsonl', 1],
		['episodes.jsonl.gz', 1],
		['airing.csv.gz', 1],
		['bangumi-data.jsonl', 1],
	])
})

test('a row becomes a title with its names, ids, genres, source and licence', async () => {
	await bench.run(database.db, await fixture(bench))
	const [title] = await titles()
	expect(title).toMatchObject({
		kind: 'anime',
		format: 'TV',
		status: 'completed',
		title: 'Sora no Kaze',
		english_title: 'Sky Wind',
		native_title: '空の風',
		sort_title: 'sora no kaze',
		year: 2020,
		season: 'spring',
		started: '2020-04-01',
		ended: '2020-06-20',
		color: '#f16b50',
		source: 'anime-catalogue',
		licence: 'none given: local use only',
		source_key: 'mal/anime/1',
		is_sample: false,
		information: { Formato: 'TV', Fonte: 'Original', Estúdio: 'Studio Maré', Classificação: 'A partir de 13 anos' },
	})
	const names = await rowsOf(sql`select language, name from title_name where title_id = ${title?.id} order by position`)
	expect(names).toEqual([
		{ language: 'romaji', name: 'Sora no Kaze' },
		{ language: 'en', name: 'Sky Wind' },
		{ language: 'native', name: '空の風' },
		{ language: 'synonym', name: 'Vento do Céu' },
		{ language: 'zh-Hans', name: '天空之风' },
	])
	expect(await rowsOf(sql`select site, id from external_id where title_id = ${title?.id} order by site`)).toEqual([
		{ site: 'anilist', id: '1001' },
		{ site: 'bangumi', id: '99' },
		{ site: 'mal', id: '1' },
	])
	expect(await rowsOf(sql`select genre from title_genre where title_id = ${title?.id}`)).toEqual([{ genre: 'action' }])
})

test('relations point to the titles that came later, and never to what is left out', async () => {
	await bench.run(database.db, await fixture(bench))
	const relations = await rowsOf(
		sql`select r.kind, t.source_key from title_relation r join title t on t.id = r.target_id`,
	)
	expect(relations).toEqual([{ kind: 'sequel', source_key: 'mal/anime/2' }])
	expect(await rowsOf(sql`select from title_relation where target_key = '66'`)).toHaveLength(0)
})

test('adult works stay out, also when the list of them comes last', async () => {
	const [, , , anime = '', , adult = ''] = await fixture(bench)
	await bench.run(database.db, [anime])
	expect(await titles()).toHaveLength(3)
	await bench.run(database.db, [adult])
	expect((await titles()).map(({ source_key }) => source_key)).toEqual(['mal/anime/1', 'mal/anime/2'])
})

test('episodes keep their kind, length and partial date', async () => {
	await bench.run(database.db, await fixture(bench))
	const rows = await rowsOf(
		sql`select e.kind, e.label, e.title, e.minutes, e.aired, s.number as season from episode e
			join season s on s.id = e.season_id order by e.id`,
	)
	expect(rows).toEqual([
		{ kind: 'regular', label: '1', title: 'One', minutes: 24, aired: '2020-04-01', season: 1 },
		{ kind: 'regular', label: '2', title: 'Episódio 2', minutes: 25, aired: null, season: 1 },
		{ kind: 'special', label: 'S1', title: 'Extra', minutes: null, aired: '2020', season: 0 },
		{ kind: 'opening', label: 'OP1a', title: 'Opening', minutes: null, aired: null, season: 0 },
	])
})

test('25:00 on Saturday in Tokyo is Saturday 16:00 UTC, with its zone', async () => {
	await bench.run(database.db, await fixture(bench))
	const [slot] = await rowsOf(sql`select starts_at, zone, every from airing_slot where source = 'anime-catalogue'`)
	expect(slot).toEqual({ starts_at: new Date('2020-04-04T16:00:00Z'), zone: 'Asia/Tokyo', every: 'week' })
})

test('what only the airing list knows becomes a title, with staff, trailer, cast and the next episode', async () => {
	await bench.run(database.db, await fixture(bench))
	const [title] = (await titles()).filter(({ source }) => source === 'anilist-airing')
	expect(title).toMatchObject({ title: 'Umi, no Uta', color: '#aed643' })
	expect(
		await rowsOf(sql`select language, text, source_name from title_synopsis where title_id = ${title?.id}`),
	).toEqual([{ language: 'en', text: 'Waves.', source_name: 'X' }])
	const [airing] = await rowsOf(sql`select airs_at, episode_number from airing where title_id = ${title?.id}`)
	expect(airing).toEqual({ airs_at: new Date(1_775_390_400_000), episode_number: 3 })
	expect(await rowsOf(sql`select name from character order by id`)).toEqual([{ name: 'Ana' }, { name: 'Bia' }])
	expect(
		await rowsOf(sql`select p.key from title_platform tp join platform p on p.id = tp.platform_id
		where tp.title_id = ${title?.id}`),
	).toEqual([{ key: 'crunchyroll' }])
})

test('authors become staff, with their names in speaking order', async () => {
	await bench.run(database.db, await fixture(bench))
	expect(
		await rowsOf(sql`select p.name, s.role from title_staff s join person p on p.id = s.person_id
			join title t on t.id = s.title_id where t.kind = 'manga' order by s.position`),
	).toEqual([
		{ name: 'Rui Sato', role: 'storyAndArt' },
		{ name: 'Ateliê', role: 'art' },
	])
})
