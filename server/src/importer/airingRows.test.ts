import { sql } from 'kysely'
import { renown } from '../catalogue/rating.ts'
import { testDatabase } from '../core/database/database.testing.ts'
import { animeRow, ImportBench } from './import.testing.ts'

const database = testDatabase()
let bench: ImportBench

beforeAll(async () => {
	bench = await ImportBench.make()
})
afterAll(() => bench.remove())

const HEAD = [
	'anime_id',
	'mal_id',
	'title',
	'type',
	'status',
	'trailer_site',
	'trailer_id',
	'main_characters',
	'main_staff',
	'synonyms',
	'is_adult',
	'members',
]
const airing = (given: Partial<Record<string, string>>) =>
	HEAD.map(
		(name) => `"${{ title: 'Umi no Uta', type: 'TV', status: 'RELEASING', is_adult: 'False', ...given }[name] ?? ''}"`,
	).join(',')
const csv = (name: string, rows: readonly Partial<Record<string, string>>[]) =>
	bench.text(name, `${[HEAD.join(','), ...rows.map(airing)].join('\n')}\n`)

const FIRST = {
	anime_id: '7',
	mal_id: '1.0',
	trailer_site: 'youtube',
	trailer_id: 'L4wurjkd0JM',
	main_characters: 'Ana',
	main_staff: 'Rui Sato (Director);Bia Mori (Key Animation (eps 3, 5))',
}
const SECOND = {
	anime_id: '8',
	mal_id: '1.0',
	trailer_site: 'youtube',
	trailer_id: 'M4wurjkd0JM',
	main_characters: 'Ana;Bia',
	main_staff: 'Rui Sato (Director);RUI SATO (Script)',
	synonyms: 'Canto do Mar',
}

async function people() {
	const { rows } = await sql<{ credit: string }>`select p.name || ': ' || s.role as credit
		from title_staff s join person p on p.id = s.person_id order by s.title_id, s.position`.execute(database.db)
	return rows.map(({ credit }) => credit)
}

test.each([
	['of another source', true],
	['of the list itself', false],
])('two rows that lead to one title %s are put together', async (_whose, hasTitle) => {
	const anime = hasTitle ? [await bench.lines('anime.jsonl', [animeRow(1)])] : []
	const { report } = await bench.run(database.db, [...anime, await csv('airing.csv', [FIRST, SECOND])])
	expect(report.files.at(-1)).toMatchObject({ read: 2, added: 2 })
	expect(await database.db.selectFrom('title').select('id').execute()).toHaveLength(1)
	expect(await people()).toEqual(['Rui Sato: director', 'Bia Mori: keyAnimation (eps 3, 5)', 'Rui Sato: script'])
	const cast = await sql`select c.name, o.role from title_cast o join character c on c.id = o.character_id
		order by o.position`.execute(database.db)
	expect(cast.rows).toEqual([
		{ name: 'Ana', role: 'main' },
		{ name: 'Bia', role: 'main' },
	])
	expect(await database.db.selectFrom('trailer').select('youtube_id').execute()).toEqual([
		{ youtube_id: 'M4wurjkd0JM' },
	])
})

test('a change of one row keeps what the other says, and the title keeps its id', async () => {
	await bench.run(database.db, [await csv('airing.csv', [FIRST, SECOND])])
	const before = await database.db.selectFrom('title').select('id').execute()
	const changed = await csv('airing-2.csv', [
		FIRST,
		{ ...SECOND, main_staff: 'Caio Luz (Music)', main_characters: 'Bia;Davi' },
	])
	const { report } = await bench.run(database.db, [changed])
	expect(report.files[0]).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
	expect(await database.db.selectFrom('title').select('id').execute()).toEqual(before)
	expect(await people()).toEqual(['Rui Sato: director', 'Bia Mori: keyAnimation (eps 3, 5)', 'Caio Luz: music'])
})

test('a changed row of the title itself keeps the staff of the list', async () => {
	const list = await csv('airing.csv', [FIRST])
	await bench.run(database.db, [await bench.lines('anime.jsonl', [animeRow(1)]), list])
	await bench.run(database.db, [await bench.lines('anime-2.jsonl', [animeRow(1, { year: 1999 })])])
	expect(await people()).toHaveLength(2)
})

test('a count of people gives a title of a source without one its renown, also when its own row changes', async () => {
	const read = () => database.db.selectFrom('title').select(['members', 'renown']).execute()
	const known = { members: 60_000, renown: expect.closeTo(renown(60_000), 5) }
	await bench.run(database.db, [await bench.lines('anime.jsonl', [animeRow(1)])])
	const [estimated] = await read()
	expect(estimated?.renown).toBeLessThan(0.5)
	await bench.run(database.db, [await csv('airing.csv', [{ ...FIRST, members: '60000' }])])
	expect(await read()).toEqual([known])
	await bench.run(database.db, [await bench.lines('anime-2.jsonl', [animeRow(1, { year: 1999 })])])
	expect(await read()).toEqual([known])
})
