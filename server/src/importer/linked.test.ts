import { sql } from 'kysely'
import { testDatabase } from '../core/database/database.testing.ts'
import { animeRow, ImportBench, mangaRow } from './import.testing.ts'

const database = testDatabase()
let bench: ImportBench

beforeAll(async () => {
	bench = await ImportBench.make()
})
afterAll(() => bench.remove())

const rowsOf = async (query: ReturnType<typeof sql<Record<string, unknown>>>) => (await query.execute(database.db)).rows
const catalogue = async () => [
	await bench.lines('anime.jsonl', [
		animeRow(201, {
			mappings: { mal: 201, anidb: 9 },
			title: { romaji: 'Sora no Kaze', english: 'Sky Wind', native: '空の風', synonyms: ['O Vento do Céu'] },
		}),
	]),
	await bench.lines('manga.jsonl', [mangaRow('Sora no Kaze', { malId: 5 })]),
]
const term = (value: string, language?: string) => ({
	type: 'literal',
	value,
	...(language && { 'xml:lang': language }),
})
const answer = (...bindings: object[]) => JSON.stringify({ head: { vars: ['item', 'mal'] }, results: { bindings } })

test('Wikidata gives guessed Portuguese names, sites, voices and what a work is based on', async () => {
	const mal = term('201')
	const file = await bench.text(
		'wikidata.json',
		answer(
			{ mal, label: term('O Vento do Céu', 'pt-br') },
			{ mal, label: term('Vento Celeste (anime)', 'pt') },
			{ mal, label: term('Sky Wind', 'pt') },
			{ mal, site: term('https://sora.example.org/') },
			{ mal, actor: term('Ana Prado'), character: term('Hana'), language: term('pt-BR') },
			{ mal, actor: term('Sem Papel') },
			{ mal, source_malManga: term('5') },
			{ mal: term('999'), label: term('Outra', 'pt') },
		),
	)
	const { report } = await bench.run(database.db, [...(await catalogue()), file])
	expect(report.files.at(-1)).toMatchObject({ file: 'wikidata.json', read: 8, added: 7 })
	expect(
		await rowsOf(sql`select name, language, is_guess from title_name n join title t on t.id = n.title_id
			where t.kind = 'anime' order by position`),
	).toEqual([
		{ name: 'Sora no Kaze', language: 'romaji', is_guess: false },
		{ name: 'Sky Wind', language: 'en', is_guess: false },
		{ name: '空の風', language: 'native', is_guess: false },
		{ name: 'O Vento do Céu', language: expect.stringMatching(/^pt/), is_guess: true },
		{ name: 'Vento Celeste', language: 'pt', is_guess: true },
	])
	expect(await rowsOf(sql`select name, url from external_link`)).toEqual([
		{ name: 'Site oficial', url: 'https://sora.example.org/' },
	])
	expect(
		await rowsOf(sql`select c.name, p.name as person, v.language from title_voice v join character c on c.id = v.character_id
			join person p on p.id = v.person_id join title_cast k on k.character_id = c.id and k.role is null`),
	).toEqual([{ name: 'Hana', person: 'Ana Prado', language: 'pt-BR' }])
	expect(await rowsOf(sql`select kind, reason from relation_candidate`)).toEqual([
		{ kind: 'source', reason: 'wikidata' },
	])
	// A guess is shown, marked as one.
	expect(await rowsOf(sql`select title from title where kind = 'anime'`)).toEqual([{ title: 'O Vento do Céu' }])
})

const LEAD = 'Sora no Kaze é uma série de anime em que uma carteira leva cartas entre ilhas que flutuam sobre o mar.'

test.each([
	['a list', [{ malId: 201, extract: LEAD, url: 'https://pt.wikipedia.org/wiki/Sora' }]],
	[
		'the answer of MediaWiki',
		{
			batchcomplete: '',
			query: {
				pages: {
					12: {
						pageid: 12,
						title: 'Sora no Kaze (anime)',
						extract: LEAD,
						fullurl: 'https://pt.wikipedia.org/wiki/Sora',
					},
				},
			},
		},
	],
])('a lead of Wikipedia, from %s, is a draft with its licence that no reader sees', async (_words, document) => {
	await bench.run(database.db, [...(await catalogue()), await bench.text('leads.json', JSON.stringify(document))])
	expect(
		await rowsOf(
			sql`select d.locale, d.text, d.source, d.licence, d.url, t.kind from synopsis_draft d join title t on t.id = d.title_id`,
		),
	).toEqual([
		{
			locale: 'pt',
			text: LEAD,
			source: 'wikipedia-pt',
			licence: 'CC BY-SA 4.0',
			url: 'https://pt.wikipedia.org/wiki/Sora',
			kind: 'anime',
		},
	])
	expect(await rowsOf(sql`select from title_synopsis where language like 'pt%'`)).toEqual([])
})

test('the ids of media servers are found by AniDB ids', async () => {
	const file = await bench.text(
		'anime-list-master.xml',
		`<?xml version="1.0"?>\n<anime-list>
			<anime anidbid="9" tvdbid="72025" defaulttvdbseason="1" tmdbtv="26209" tmdbid="12,34"><name>Sora</name></anime>
			<anime anidbid="10" tvdbid="movie"><name>Mar</name></anime>\n</anime-list>`,
	)
	await bench.run(database.db, [...(await catalogue()), file])
	expect(await rowsOf(sql`select site, id from external_id where site like 't%' order by site, id`)).toEqual([
		{ site: 'tmdb', id: '12' },
		{ site: 'tmdb', id: '26209' },
		{ site: 'tmdb', id: '34' },
		{ site: 'tvdb', id: '72025' },
	])
})

test('what ships with the site fills dubs and regions, until a host imports newer dubs', async () => {
	const anime = await bench.lines('anime.jsonl', [animeRow(1), animeRow(201)])
	const dubs = () =>
		rowsOf(sql`select t.source_key, d.language, d.confidence from title_dub d join title t on t.id = d.title_id`)
	await bench.run(database.db, [anime], { withShipped: true })
	expect(await dubs()).toMatchObject([{ source_key: 'mal/anime/1', language: 'pt-BR' }])
	expect(await rowsOf(sql`select regions from platform where key = 'abema'`)).toEqual([{ regions: ['JP'] }])
	const newer = await bench.text(
		'dubbed_portuguese_high.json',
		JSON.stringify({ language: 'Portuguese (BR)', dubbed: [201] }),
	)
	await bench.run(database.db, [anime, newer], { withShipped: true })
	expect(await dubs()).toMatchObject([{ source_key: 'mal/anime/201' }])
})
