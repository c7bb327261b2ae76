import { sql } from 'kysely'
import { testDatabase } from '../core/database/database.testing.ts'
import { animeRow, ImportBench } from './import.testing.ts'

const database = testDatabase()
let bench: ImportBench

beforeAll(async () => {
	bench = await ImportBench.make()
})
afterAll(() => bench.remove())

const BEFORE = { genres: ['Action'], studios: ['Maré'], synopsis: 'A wave.' }
const AFTER = { genres: ['Comedy'], studios: ['Onda'], synopsis: 'A storm.', episodeCount: 24, year: 2021 }
const NAMES = { romaji: 'Umi no Uta', english: 'Sea Song', native: '海の歌', synonyms: [] }

/** Imports a title, lets a member write fields of it, and imports a changed row. */
async function importAround(edit: (titleId: number, memberId: string) => Promise<unknown>) {
	await bench.run(database.db, [await bench.lines('before.jsonl', [animeRow(1, BEFORE)])])
	const { id } = await database.db.selectFrom('title').select('id').executeTakeFirstOrThrow()
	const member = await database.db
		.insertInto('member')
		.values({ username: 'Ana', username_key: 'ana' })
		.returning('id')
		.executeTakeFirstOrThrow()
	await edit(id, member.id)
	const changed = await bench.lines('after.jsonl', [animeRow(1, { ...AFTER, title: NAMES })])
	const { findings, report } = await bench.run(database.db, [changed])
	return { id, changed, findings, report }
}

async function revise(
	titleId: number,
	memberId: string | null,
	fields: readonly string[],
	undoes: number | null = null,
) {
	const texts = JSON.stringify(Object.fromEntries(fields.map((field) => [field, 'x'])))
	const { id } = await database.db
		.insertInto('revision')
		.values({ entity: 'title', entity_id: titleId, member_id: memberId, before: texts, after: texts, undoes })
		.returning('id')
		.executeTakeFirstOrThrow()
	return id
}

async function titleState(id: number) {
	const { rows } = await sql<Record<string, unknown>>`select t.title, t.english_title, t.episode_count, t.year,
		(select text from title_synopsis s where s.title_id = t.id and s.language = 'en') as synopsis,
		(select array_agg(genre) from title_genre g where g.title_id = t.id) as genres,
		(select array_agg(s.name) from title_studio x join studio s on s.id = x.studio_id where x.title_id = t.id) as studios,
		(select array_agg(name order by position) from title_name n where n.title_id = t.id) as names
		from title t where id = ${id}`.execute(database.db)
	return rows[0]
}

const IMPORTED = {
	title: 'Umi no Uta',
	english_title: 'Sea Song',
	episode_count: 24,
	year: 2021,
	synopsis: 'A storm.',
	genres: ['comedy'],
	studios: ['Onda'],
	names: ['Umi no Uta', 'Sea Song', '海の歌'],
}

test.each([
	[['title'], { title: 'Sora no Kaze 1' }],
	[['names'], { english_title: null, names: ['Sora no Kaze 1'] }],
	[['episodeCount', 'genres'], { episode_count: 12, genres: ['action'] }],
	[['synopsisEn'], { synopsis: 'A wave.' }],
	[['studios'], { studios: ['Maré'] }],
	[['posterUrl'], {}],
])('of a title whose %s a member wrote, only that stays', async (fields, kept) => {
	const { id, findings } = await importAround((titleId, memberId) => revise(titleId, memberId, fields))
	expect(await titleState(id)).toEqual({ ...IMPORTED, ...kept })
	expect(findings.map(({ verdict, reason }) => `${verdict} ${reason}`)).toEqual(
		[...fields].map((field) => `kept field.${field}`).sort((one, other) => order(one) - order(other)),
	)
})

// The order of the report is that of the fields which an import writes.
const order = (finding: string) =>
	['title', 'names', 'synopsisEn', 'posterUrl', 'episodeCount', 'genres', 'studios'].indexOf(finding.slice(11))

test('a name that a member chose as the title stays among the names', async () => {
	const { id } = await importAround(async (titleId, memberId) => {
		await revise(titleId, memberId, ['title'])
		await database.db.updateTable('title').set({ title: 'Canção do Mar' }).where('id', '=', titleId).execute()
		const name = { title_id: titleId, position: 1, language: 'pt-BR', name: 'Canção do Mar', folded: 'cancao do mar' }
		await database.db.insertInto('title_name').values(name).execute()
	})
	expect(await titleState(id)).toMatchObject({
		title: 'Canção do Mar',
		names: ['Umi no Uta', 'Canção do Mar', 'Sea Song', '海の歌'],
	})
})

test.each([
	['an undone revision', true],
	['a revision of no member', false],
])('%s keeps nothing', async (_what, isUndone) => {
	const { id, findings } = await importAround(async (titleId, memberId) => {
		const revision = await revise(titleId, isUndone ? memberId : null, ['title', 'genres'])
		if (!isUndone) return
		const undo = await revise(titleId, memberId, ['title', 'genres'], revision)
		await database.db.updateTable('revision').set({ undone_by: undo }).where('id', '=', revision).execute()
	})
	expect(await titleState(id)).toEqual(IMPORTED)
	expect(findings).toEqual([])
})

test('a second import changes nothing, until the edit is undone', async () => {
	let revision = 0
	const { id, changed } = await importAround(async (titleId, memberId) => {
		revision = await revise(titleId, memberId, ['episodeCount'])
	})
	const again = await bench.run(database.db, [changed])
	expect(again.report.files[0]).toMatchObject({ changed: 0, unchanged: 1 })
	await database.db.updateTable('revision').set({ undone_by: revision }).where('id', '=', revision).execute()
	const undone = await bench.run(database.db, [changed])
	expect(undone.report.files[0]).toMatchObject({ changed: 1, unchanged: 0 })
	expect(await titleState(id)).toEqual(IMPORTED)
})

test('what a member wrote of an episode stays, and the rest of it is refreshed', async () => {
	const episodes = (given: Record<string, unknown>) => ({
		id: 1,
		episodes: { 1: { title: { en: 'One' }, runtime: 24, ...given } },
	})
	const first = await bench.lines('episodes.jsonl', [episodes({})])
	await bench.run(database.db, [await bench.lines('anime.jsonl', [animeRow(1)]), first])
	const { id } = await database.db.selectFrom('episode').select('id').executeTakeFirstOrThrow()
	const member = await database.db
		.insertInto('member')
		.values({ username: 'Ana', username_key: 'ana' })
		.returning('id')
		.executeTakeFirstOrThrow()
	await database.db.updateTable('episode').set({ title: 'Um' }).where('id', '=', id).execute()
	const texts = { before: '{"title":"One"}', after: '{"title":"Um"}' }
	await database.db
		.insertInto('revision')
		.values({ entity: 'episode', entity_id: id, member_id: member.id, ...texts })
		.execute()
	const changed = await bench.lines('episodes-2.jsonl', [episodes({ title: { en: 'First' }, runtime: 30 })])
	const { findings } = await bench.run(database.db, [changed])
	const rows = await database.db.selectFrom('episode').select(['title', 'minutes']).execute()
	expect(rows).toEqual([{ title: 'Um', minutes: 30 }])
	expect(findings).toMatchObject([{ verdict: 'kept', reason: 'field.episode.title', detail: '1' }])
})
