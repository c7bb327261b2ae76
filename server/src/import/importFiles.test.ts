import { sql } from 'kysely'
import { testDatabase } from '../database/testing.ts'
import { Interrupted } from './importRows.ts'
import { UnknownFile } from './reading/recognise.ts'
import { animeRow, ImportBench, mangaRow } from './testing.ts'

const database = testDatabase()
let bench: ImportBench

beforeAll(async () => {
	bench = await ImportBench.make()
})
afterAll(() => bench.remove())

const titles = () => database.db.selectFrom('title').selectAll().where('removed_at', 'is', null).orderBy('id').execute()
const rowsOf = async (query: ReturnType<typeof sql<Record<string, unknown>>>) => (await query.execute(database.db)).rows

/** Everything that an import writes, as one text. */
async function everything(): Promise<string> {
	const tables = ['title', 'title_name', 'episode', 'season', 'external_id', 'title_tag', 'title_relation', 'airing']
	const others = ['airing_slot', 'title_platform', 'import_record', 'catalogue_version', 'featured', 'title_staff']
	const parts = [...tables, ...others].map(
		async (table) => await rowsOf(sql`select * from ${sql.table(table)} t order by t::text`),
	)
	return JSON.stringify(await Promise.all(parts))
}

const EPISODES = {
	id: 1,
	episodes: {
		1: { episode: '1', length: '25m', airDate: '2020-04-01', title: { en: 'One' }, runtime: 24, image: null },
		2: { episode: '2', length: '25m', airDate: '', title: { en: '' }, runtime: null, image: null },
		S1: { episode: 'S1', length: '0m', airDate: '2020-00-00', title: { en: 'Extra' }, runtime: null, image: null },
		OP1a: { episode: 'OP1a', length: null, airDate: null, title: { en: 'Opening' }, runtime: null, image: null },
	},
}

const BROADCAST = {
	title: '空の風',
	titleTranslate: { 'zh-Hans': ['天空之风'] },
	type: 'tv',
	lang: 'ja',
	officialSite: 'https://example.org/',
	begin: '2020-04-03T16:00:00.000Z',
	end: '',
	broadcast: 'R/2020-04-03T16:00:00.000Z/P7D',
	comment: '',
	sites: [
		{ site: 'mal', id: '1' },
		{ site: 'crunchyroll', id: 'ABC', begin: '2020-04-03T17:00:00.000Z' },
		{ site: 'bangumi', id: '99' },
	],
}

const AIRING_HEAD =
	'anime_id,mal_id,title,english_title,japanese_title,type,episodes,duration,status,season,season_year,studios,main_studios,genres,tags,mean_score,members,start_date,end_date,synopsis,cover_image_large,cover_image_color,banner_image,trailer_site,trailer_id,main_characters,main_staff,streaming_sites,is_adult,synonyms,next_airing_episode_at,next_episode_number'
const AIRING_ROW =
	'7001,9001.0,"Umi, no Uta",Sea Song,海の歌,TV,12,24,RELEASING,SPRING 2026,2026,Maré;Outro,Maré,Drama,Iyashikei,74,5000,2026-04-05,,"Waves.<br><br>(Source: X)",https://example.org/c.jpg,#aed643,,youtube,L4wurjkd0JM,Ana;Bia,Rui Sato (Director),Crunchyroll;Twitter,False,Canto do Mar,1775390400,3'

async function fixture(): Promise<string[]> {
	return [
		await bench.lines('bangumi-data.jsonl', [BROADCAST]),
		await bench.lines('episodes.jsonl.gz', [EPISODES]),
		await bench.text('airing.csv.gz', `${AIRING_HEAD}\n${AIRING_ROW}\n`),
		await bench.lines('anime.jsonl.gz', [
			animeRow(1, {
				title: { romaji: 'Sora no Kaze', english: 'Sky Wind', native: '空の風', synonyms: ['Vento do Céu'] },
				broadcast: { day: 'Saturdays', time: '25:00', timezone: 'Asia/Tokyo' },
				sequence: [
					{ malId: 2, relationType: 'SEQUEL' },
					{ malId: 66, relationType: 'OTHER' },
				],
			}),
			animeRow(2),
			animeRow(66),
		]),
		await bench.lines('manga.jsonl', [
			mangaRow('Kimi no Na (Your Name)', { malId: 1, authors: 'Sato, Rui (Story & Art), Ateliê (Art)' }),
		]),
		await bench.text('adult.txt', '66\n67\n'),
	]
}

test('files are read in the order in which they build on each other, whatever order they are named in', async () => {
	const { report } = await bench.run(database.db, await fixture())
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
	await bench.run(database.db, await fixture())
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
	await bench.run(database.db, await fixture())
	const relations = await rowsOf(
		sql`select r.kind, t.source_key from title_relation r join title t on t.id = r.target_id`,
	)
	expect(relations).toEqual([{ kind: 'sequel', source_key: 'mal/anime/2' }])
	expect(await rowsOf(sql`select from title_relation where target_key = '66'`)).toHaveLength(0)
})

test('adult works stay out, also when the list of them comes last', async () => {
	const [, , , anime = '', , adult = ''] = await fixture()
	await bench.run(database.db, [anime])
	expect(await titles()).toHaveLength(3)
	await bench.run(database.db, [adult])
	expect((await titles()).map(({ source_key }) => source_key)).toEqual(['mal/anime/1', 'mal/anime/2'])
})

test('episodes keep their kind, length and partial date', async () => {
	await bench.run(database.db, await fixture())
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
	await bench.run(database.db, await fixture())
	const [slot] = await rowsOf(sql`select starts_at, zone, every from airing_slot where source = 'anime-catalogue'`)
	expect(slot).toEqual({ starts_at: new Date('2020-04-04T16:00:00Z'), zone: 'Asia/Tokyo', every: 'week' })
})

test('what only the airing list knows becomes a title, with staff, trailer, cast and the next episode', async () => {
	await bench.run(database.db, await fixture())
	const [title] = (await titles()).filter(({ source }) => source === 'anilist-airing')
	expect(title).toMatchObject({ title: 'Umi, no Uta', synopsis: 'Waves.', synopsis_source_name: 'X', color: '#aed643' })
	const [airing] = await rowsOf(sql`select airs_at, episode_number from airing where title_id = ${title?.id}`)
	expect(airing).toEqual({ airs_at: new Date(1_775_390_400_000), episode_number: 3 })
	expect(await rowsOf(sql`select name from character order by id`)).toEqual([{ name: 'Ana' }, { name: 'Bia' }])
	expect(
		await rowsOf(sql`select p.key from title_platform tp join platform p on p.id = tp.platform_id
		where tp.title_id = ${title?.id}`),
	).toEqual([{ key: 'crunchyroll' }])
})

test('authors become staff, with their names in speaking order', async () => {
	await bench.run(database.db, await fixture())
	expect(
		await rowsOf(sql`select p.name, s.role from title_staff s join person p on p.id = s.person_id
			join title t on t.id = s.title_id where t.kind = 'manga' order by s.position`),
	).toEqual([
		{ name: 'Rui Sato', role: 'Story & Art' },
		{ name: 'Ateliê', role: 'Art' },
	])
})

test('a second import changes nothing', async () => {
	const files = await fixture()
	await bench.run(database.db, files)
	const before = await everything()
	const { report } = await bench.run(database.db, files)
	expect(await everything()).toBe(before)
	expect(report.files.map(({ added, changed }) => added + changed)).toEqual([0, 0, 0, 0, 0, 0])
})

test('a row that has changed changes its title, which keeps its id', async () => {
	const files = await fixture()
	await bench.run(database.db, files)
	const [before] = await titles()
	const changed = await bench.lines('anime-2.jsonl', [animeRow(1, { status: 'Currently Airing', genres: ['Comedy'] })])
	const { report } = await bench.run(database.db, [changed])
	const [after] = await titles()
	expect(report.files[0]).toMatchObject({ added: 0, changed: 1 })
	expect(after).toMatchObject({ id: before?.id, status: 'releasing', title: 'Sora no Kaze 1' })
	expect(after?.version).toBeGreaterThan(before?.version ?? 0)
	const names = await rowsOf(sql`select name from title_name where title_id = ${after?.id} order by position`)
	expect(names).toEqual([{ name: 'Sora no Kaze 1' }, { name: '天空之风' }])
})

test('what a member has edited is not overwritten', async () => {
	await bench.run(database.db, await fixture())
	const [title] = await titles()
	const member = await database.db
		.insertInto('member')
		.values({ username: 'Ana', username_key: 'ana' })
		.returning('id')
		.executeTakeFirstOrThrow()
	await database.db
		.updateTable('title')
		.set({ title: 'Vento' })
		.where('id', '=', title?.id ?? 0)
		.execute()
	await database.db
		.insertInto('revision')
		.values({ entity: 'title', entity_id: title?.id ?? 0, member_id: member.id })
		.execute()
	const changed = await bench.lines('anime-3.jsonl', [animeRow(1, { year: 1999 })])
	const { findings } = await bench.run(database.db, [changed])
	expect((await titles())[0]).toMatchObject({ title: 'Vento', year: 2020 })
	expect(findings).toMatchObject([{ verdict: 'kept', reason: 'title.editedHere' }])
})

test('an interrupted import goes on where it stopped', async () => {
	const file = await bench.lines(
		'many.jsonl',
		Array.from({ length: 1_000 }, (_, place) => animeRow(place + 1)),
	)
	const stop = new AbortController()
	const interrupted = bench.run(database.db, [file], {
		signal: stop.signal,
		progress: ({ read }) => read > 500 && stop.abort(),
	})
	await expect(interrupted).rejects.toThrow(Interrupted)
	const kept = (await titles()).length
	expect(kept).toBe(400)
	const { report } = await bench.run(database.db, [file])
	expect(report.files[0]).toMatchObject({ added: 600, unchanged: 400 })
	expect(await titles()).toHaveLength(1_000)
})

test('dirty rows are mended or refused, with the reason, and the rest is kept', async () => {
	const file = await bench.lines('dirty.jsonl', [
		animeRow(1, { type: null, aired: { from: '2019-00-00', to: null }, year: null }),
		animeRow(2, { title: { romaji: null, english: null, native: null, synonyms: [] } }),
		animeRow(3, {
			mappings: { mal: 3, animeplanet: 'umi-no-uta' },
			title: { romaji: null, english: '', native: null, synonyms: null },
		}),
		animeRow(4, { title: 'not an object' }),
		'{"broken',
		animeRow(5, { synopsis: 'a <b>b</b>', broadcast: { day: 'Someday', time: '31:00', timezone: null } }),
		animeRow(5),
		animeRow(6, { rating: 'Rx - Hentai' }),
	])
	const { report, findings } = await bench.run(database.db, [file])
	expect(report.files[0]).toMatchObject({ read: 8, added: 3 })
	expect(findings.map(({ line, verdict, reason }) => `${line} ${verdict} ${reason}`)).toEqual([
		'1 mended date.partial',
		'1 mended type.guessed',
		'1 mended year.fromDate',
		'2 refused name.missing',
		'3 mended name.fromAddress',
		'4 refused row.shape',
		'5 refused row.shape',
		'6 mended synopsis.markup',
		'6 mended slot.unreadable',
		'7 refused row.duplicate',
		'8 withheld adult.marked',
	])
	expect(String(report)).toContain('refused: row.shape')
	expect((await titles()).map(({ title, year }) => [title, year])).toEqual([
		['Sora no Kaze 1', 2019],
		['Umi no Uta', 2020],
		['Sora no Kaze 5', 2020],
	])
})

test('episodes and broadcasts of unknown titles are refused by name', async () => {
	const files = [await bench.lines('lonely.jsonl', [EPISODES]), await bench.lines('lonely-b.jsonl', [BROADCAST])]
	const { findings } = await bench.run(database.db, files)
	expect(findings.map(({ reason, detail }) => [reason, detail])).toEqual([
		['title.unknown', '1'],
		['title.unknown', '空の風'],
	])
})

test('a file that is no catalogue is named before anything is written', async () => {
	const [, , , anime = ''] = await fixture()
	const other = await bench.text('notes.txt', 'hello\n')
	await expect(bench.run(database.db, [anime, other])).rejects.toThrow(UnknownFile)
	expect(await titles()).toHaveLength(0)
})

test('the carousel shows real titles after an import', async () => {
	await bench.run(database.db, await fixture())
	expect((await rowsOf(sql`select title_id from featured`)).length).toBeGreaterThan(0)
})
