import { sql } from 'kysely'
import { testDatabase } from '../core/database/database.testing.ts'
import { BROADCAST, EPISODES, fixture } from './fixture.testing.ts'
import { animeRow, ImportBench } from './import.testing.ts'
import { Interrupted } from './mapping.ts'
import { UnknownFile } from './reading/recognise.ts'

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

test('a second import changes nothing', async () => {
	const files = await fixture(bench)
	await bench.run(database.db, files)
	const before = await everything()
	const { report } = await bench.run(database.db, files)
	expect(await everything()).toBe(before)
	expect(report.files.map(({ added, changed }) => added + changed)).toEqual([0, 0, 0, 0, 0, 0])
})

test('a row that has changed changes its title, which keeps its id', async () => {
	const files = await fixture(bench)
	await bench.run(database.db, files)
	const [before] = await titles()
	const changed = await bench.lines('anime-2.jsonl', [animeRow(1, { episodeLength: 31, genres: ['Comedy'] })])
	const { report } = await bench.run(database.db, [changed])
	const [after] = await titles()
	expect(report.files[0]).toMatchObject({ added: 0, changed: 1 })
	expect(after).toMatchObject({ id: before?.id, minutes: 31, title: 'Sora no Kaze 1' })
	expect(after?.version).toBeGreaterThan(before?.version ?? 0)
	const names = await rowsOf(sql`select name from title_name where title_id = ${after?.id} order by position`)
	expect(names).toEqual([{ name: 'Sora no Kaze 1' }, { name: '天空之风' }])
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
	const [, , , anime = ''] = await fixture(bench)
	const other = await bench.text('notes.txt', 'hello\n')
	await expect(bench.run(database.db, [anime, other])).rejects.toThrow(UnknownFile)
	expect(await titles()).toHaveLength(0)
})

test('the carousel shows real titles after an import', async () => {
	await bench.run(database.db, await fixture(bench))
	expect((await rowsOf(sql`select title_id from featured`)).length).toBeGreaterThan(0)
})

test('a list confirms what it names as airing as of its newest start, also in rows that have not changed', async () => {
	const airing = animeRow(1, {
		status: 'Currently Airing',
		aired: { from: '2026-01-10', to: null },
		broadcast: { day: 'Saturdays', time: '23:00', timezone: 'Asia/Tokyo' },
	})
	const over = animeRow(2)
	const read = async () => {
		const { rows } = await sql<Record<string, string>>`select t.id, t.named_airing_at::date::text as named,
			s.confirmed_at::date::text as confirmed
			from title t left join airing_slot s on s.title_id = t.id order by t.source_key`.execute(database.db)
		return rows.map(({ named, confirmed }) => [named, confirmed])
	}
	await bench.run(database.db, [await bench.lines('first.jsonl', [airing, over])])
	expect(await read()).toEqual([
		['2026-01-10', '2026-01-10'],
		[null, null],
	])
	const newer = animeRow(3, { status: 'Currently Airing', aired: { from: '2026-03-20', to: null } })
	await bench.run(database.db, [await bench.lines('second.jsonl', [airing, over, newer])])
	expect(await read()).toEqual([
		['2026-03-20', '2026-03-20'],
		[null, null],
		['2026-03-20', null],
	])
})
