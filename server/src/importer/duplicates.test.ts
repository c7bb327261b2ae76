import { sql } from 'kysely'
import { testDatabase } from '../core/database/database.testing.ts'
import { animeRow, ImportBench, mangaRow } from './import.testing.ts'

const database = testDatabase()
let bench: ImportBench

beforeAll(async () => {
	bench = await ImportBench.make()
})
afterAll(() => bench.remove())

const studiosOf = async () => {
	const { rows } = await sql<{ credit: string }>`select t.source_key || ' ' || s.name as credit from title_studio x
		join title t on t.id = x.title_id join studio s on s.id = x.studio_id order by t.id, s.name`.execute(database.db)
	return rows.map(({ credit }) => credit)
}
const namesOf = async (table: 'person' | 'studio') =>
	(await database.db.selectFrom(table).select('name').where('merged_into', 'is', null).orderBy('id').execute()).map(
		({ name }) => name,
	)

test('studios and people that differ by case or punctuation are one', async () => {
	const files = [
		await bench.lines('anime.jsonl', [
			animeRow(1, { studios: ['J.C.Maré'], producers: ['Onda Films'] }),
			animeRow(2, { studios: ['J.C. MARÉ'], producers: ['OndaFilms'] }),
		]),
		await bench.lines('manga.jsonl', [
			mangaRow('A', { authors: 'Sato, Rui (Story)' }),
			mangaRow('B', { authors: 'SATO, RUI (Art), ゆかり (Art), ユカリ (Art)' }),
		]),
	]
	await bench.run(database.db, files)
	expect(await namesOf('studio')).toEqual(['J.C.Maré', 'Onda Films'])
	expect(await namesOf('person')).toEqual(['Rui Sato', 'ゆかり', 'ユカリ'])
})

test('duplicates of earlier imports become one, with their titles and favourites', async () => {
	await bench.run(database.db, [
		await bench.lines('anime.jsonl', [animeRow(1, { studios: ['Maré'] }), animeRow(2, { studios: [] })]),
	])
	const second = await database.db
		.selectFrom('title')
		.select('id')
		.where('source_key', '=', 'mal/anime/2')
		.executeTakeFirstOrThrow()
	const twin = await database.db.insertInto('studio').values({ name: 'MARÉ' }).returning('id').executeTakeFirstOrThrow()
	await database.db
		.insertInto('title_studio')
		.values({ title_id: second.id, studio_id: twin.id, role: 'studio' })
		.execute()
	const member = await database.db
		.insertInto('member')
		.values({ username: 'Ana', username_key: 'ana' })
		.returning('id')
		.executeTakeFirstOrThrow()
	await sql`insert into favorite (member_id, kind, studio_id, position) values (${member.id}, 'staff', ${twin.id}, 1)`.execute(
		database.db,
	)

	await bench.run(database.db, [await bench.lines('none.jsonl', [animeRow(3, { studios: ['maré'] })])])
	expect(await namesOf('studio')).toEqual(['Maré'])
	expect(await studiosOf()).toEqual(['mal/anime/1 Maré', 'mal/anime/2 Maré', 'mal/anime/3 Maré'])
	const { rows } = await sql`select s.name from favorite f join studio s on s.id = f.studio_id`.execute(database.db)
	expect(rows).toEqual([{ name: 'Maré' }])
})

test('the name of one that a member merged leads to the one that it became', async () => {
	await bench.run(database.db, [await bench.lines('anime.jsonl', [animeRow(1, { studios: ['Maré', 'Onda'] })])])
	const { rows } = await sql<{ id: number }>`select id from studio order by id`.execute(database.db)
	const [mare, onda] = rows.map(({ id }) => id)
	await sql`update studio set merged_into = ${mare} where id = ${onda}`.execute(database.db)
	await bench.run(database.db, [await bench.lines('anime-2.jsonl', [animeRow(2, { studios: ['ONDA'] })])])
	expect((await studiosOf()).at(-1)).toBe('mal/anime/2 Maré')
})

test('people with one spelling and two native names, and those of the samples, stay apart', async () => {
	const sample = await database.db
		.insertInto('title')
		.values({ kind: 'manga', format: 'Manga', status: 'completed', title: 'A', sort_title: 'a', is_sample: true })
		.returning('id')
		.executeTakeFirstOrThrow()
	const people = await database.db
		.insertInto('person')
		.values([
			{ name: 'RUI SATO', native_name: '佐藤るい' },
			{ name: 'Rui Sato', native_name: '佐藤ルイ' },
			{ name: 'BIA MORI' },
		])
		.returning('id')
		.execute()
	await database.db
		.insertInto('title_staff')
		.values({ title_id: sample.id, position: 0, role: 'art', person_id: people[2]?.id ?? 0 })
		.execute()
	await bench.run(database.db, [await bench.lines('manga.jsonl', [mangaRow('B', { authors: 'Mori, Bia (Art)' })])])
	expect(await namesOf('person')).toEqual(['RUI SATO', 'Rui Sato', 'BIA MORI', 'Bia Mori'])
})
