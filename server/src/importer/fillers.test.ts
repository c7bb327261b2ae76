import { sql } from 'kysely'
import { testDatabase } from '../core/database/database.testing.ts'
import { insertRows } from '../core/database/insertRows.ts'
import { animeRow, ImportBench } from './import.testing.ts'

const database = testDatabase()
let bench: ImportBench

beforeAll(async () => {
	bench = await ImportBench.make()
})
afterAll(() => bench.remove())

const named = (romaji: string) => ({ romaji, english: romaji, native: romaji, synonyms: [] })
const catalogue = () =>
	bench.lines('anime.jsonl', [
		animeRow(201, { mappings: { mal: 201 }, title: named('Sora: Kaze') }),
		animeRow(202, { mappings: { mal: 202 }, title: named('Twice') }),
		animeRow(203, { mappings: { mal: 203 }, title: named('Twice') }),
	])
const episodes = () =>
	bench.lines('episodes.jsonl', [
		{ id: 201, episodes: Object.fromEntries(['1', '2', '3', 'S1'].map((label) => [label, { title: { en: label } }])) },
	])
const fillers = (series: unknown, ...said: [number, string][]) =>
	bench.text(
		'fillers.json',
		JSON.stringify({
			series_title: series,
			research_status: 'done',
			episodes: said.map(([episode_number, status]) => ({ episode_number, status, citation_ids: ['a'] })),
		}),
	)
const stored = async () =>
	(
		await sql<{ label: string; filler: string | null }>`select label, filler from episode order by label`.execute(
			database.db,
		)
	).rows.map(({ label, filler }) => `${label} ${filler}`)

test('a file says which episodes of a series are filler, and a newer one corrects it', async () => {
	await bench.run(database.db, [await catalogue(), await episodes()])
	const { report } = await bench.run(database.db, [
		await fillers('SORA: Kaze', [1, 'canon'], [2, 'filler'], [3, 'mixed'], [9, 'filler']),
	])
	expect(report.files.at(-1)).toMatchObject({ file: 'fillers.json', read: 4, added: 4 })
	expect(await stored()).toEqual(['1 canon', '2 filler', '3 mixed', 'S1 null'])
	await bench.run(database.db, [await fillers('Sora: Kaze', [2, 'canon'])])
	expect(await stored()).toEqual(['1 canon', '2 canon', '3 mixed', 'S1 null'])
	const { rows } = await sql`select fact, source from fact_source where fact = 'fillers'`.execute(database.db)
	expect(rows).toEqual([{ fact: 'fillers', source: 'anifillerpedia' }])
})

test('a file counts through all seasons, also where one numbers anew', async () => {
	await bench.run(database.db, [await catalogue(), await episodes()])
	await sql`insert into season (title_id, number) select title_id, 2 from episode limit 1`.execute(database.db)
	await sql`insert into episode (title_id, season_id, kind, number, label, title)
		select s.title_id, s.id, 'regular', n, 'II-' || n, 'x' from season s, generate_series(1, 2) n where s.number = 2`.execute(
		database.db,
	)
	await bench.run(database.db, [await fillers('Sora: Kaze', [2, 'filler'], [4, 'mixed'], [5, 'filler'])])
	expect(await stored()).toEqual(['1 null', '2 filler', '3 null', 'II-1 mixed', 'II-2 filler', 'S1 null'])
})

test('what a member said of an episode stays', async () => {
	await bench.run(database.db, [await catalogue(), await episodes()])
	const { rows } = await sql<{ id: number }>`select id from episode where label = '2'`.execute(database.db)
	const { rows: members } = await sql<{ id: string }>`insert into member (id, username, username_key, email, email_key)
		values (gen_random_uuid(), 'Ana', 'ana', 'ana@example.org', 'ana@example.org') returning id`.execute(database.db)
	await insertRows(database.db, 'revision', [
		{
			entity: 'episode',
			entity_id: rows[0]?.id ?? 0,
			member_id: members[0]?.id ?? '',
			before: { filler: '' },
			after: { filler: 'canon' },
		},
	])
	await sql`update episode set filler = 'canon' where label = '2'`.execute(database.db)
	await bench.run(database.db, [await fillers('Sora: Kaze', [1, 'filler'], [2, 'filler'])])
	expect(await stored()).toEqual(['1 filler', '2 canon', '3 null', 'S1 null'])
})

test.each([
	['an unknown series', 'Nowhere', [1, 'filler'], 'title.unknown'],
	['a name of two series', 'Twice', [1, 'filler'], 'title.unknown'],
	['a name that is none', 7, [1, 'filler'], 'title.unknown'],
	['an unknown word', 'Sora: Kaze', [1, 'boring'], 'row.shape'],
	['a number that is none', 'Sora: Kaze', [0, 'filler'], 'row.shape'],
] as const)('%s changes nothing and is told', async (_what, series, [number, status], reason) => {
	await bench.run(database.db, [await catalogue(), await episodes()])
	const { report } = await bench.run(database.db, [await fillers(series, [number, status])])
	expect([...(report.files.at(-1)?.findings ?? [])].flat().join(' ')).toContain(reason)
	expect(await stored()).toEqual(['1 null', '2 null', '3 null', 'S1 null'])
})
