import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { FROM, INTO, insertEverything, MOVED_EPISODE, OTHER, TWIN } from './everything.testing.ts'
import { mergeBench } from './merge.testing.ts'
import { REFERENCES } from './references.ts'

const bench = mergeBench()
const { site, merge, get, select } = bench

const naming = async (db: Database, { table, column, isOfEpisode }: (typeof REFERENCES)[number]) => {
	const { rows } =
		await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${isOfEpisode ? TWIN.old : FROM}`.execute(db)
	return rows.length
}
const keysNaming = async () => {
	const keys: string[] = []
	for (const reference of REFERENCES) {
		if ((await naming(site.db, reference)) > 0) keys.push(`${reference.table}.${reference.column}`)
	}
	return keys
}

describe('a title with something in every table', () => {
	beforeEach(() => insertEverything(site.db, bench.people.ana.id, bench.people.bia.id))

	test('is named nowhere after the merge, but by what the other one has, too, and must not lose', async () => {
		expect(await keysNaming()).toEqual(REFERENCES.map(({ table, column }) => `${table}.${column}`))
		expect((await merge()).json()).toEqual({ id: INTO, path: `/anime/${INTO}` })
		expect(await keysNaming()).toEqual([
			'character.title_id',
			'season.title_id',
			'episode.title_id',
			'import_record.title_id',
		])
	})

	test('gives what the other one lacks', async () => {
		await merge()
		expect(await select('select poster_url from title where id = 2')).toEqual([{ poster_url: '/uploads/a.png' }])
		expect(await select('select name, language from title_name where title_id = 2 order by position')).toEqual([
			{ name: 'Ilha', language: 'pt' },
			{ name: 'Island', language: 'en' },
			{ name: 'A Ilha', language: 'pt' },
		])
		expect(await select('select text from title_synopsis where title_id = 2')).toEqual([{ text: 'de 2' }])
		expect(await select('select id from external_id where title_id = 2 order by id')).toEqual([
			{ id: '101' },
			{ id: '102' },
		])
		expect(await select('select title_id, target_id from title_relation order by title_id')).toEqual([
			{ title_id: INTO, target_id: OTHER },
			{ title_id: OTHER, target_id: INTO },
		])
		expect(await select('select title_id, recommended_id from recommendation order by title_id')).toEqual([
			{ title_id: INTO, recommended_id: OTHER },
			{ title_id: OTHER, recommended_id: INTO },
		])
		expect(await select('select merged_into from title where id = 5')).toEqual([{ merged_into: INTO }])
		expect(await select('select id, title_id, volume_id from chapter order by id')).toEqual([
			{ id: 2, title_id: INTO, volume_id: 3 },
			{ id: 3, title_id: INTO, volume_id: 2 },
			{ id: 4, title_id: INTO, volume_id: null },
			{ id: 5, title_id: INTO, volume_id: 3 },
		])
	})

	test('its episodes are those of the same number, with their votes and comments, and the others move', async () => {
		await merge()
		expect(
			await select(
				'select e.id, s.number as season from episode e join season s on s.id = e.season_id where e.title_id = 2 order by 1',
			),
		).toEqual([
			{ id: MOVED_EPISODE, season: 1 },
			{ id: 13, season: 2 },
			{ id: TWIN.kept, season: 1 },
		])
		expect(await select('select score, votes from episode_score where episode_id = 21 order by 1')).toEqual([
			{ score: 8, votes: 1 },
			{ score: 9, votes: 1 },
		])
		expect(await select('select likes from episode where id = 21')).toEqual([{ likes: 1 }])
		expect(await select('select episode_id from comment where id = 2')).toEqual([{ episode_id: TWIN.kept }])
		expect(await get(`episodes/${TWIN.old}`)).toMatchObject({ id: TWIN.kept, anime: { id: INTO } })
	})

	test('the counts of scores are the votes, and the score of the title is theirs', async () => {
		await merge()
		expect(
			await select('select score, count(*)::int as votes from title_vote where title_id = 2 group by 1 order by 1'),
		).toEqual(await select('select score, votes from title_score where title_id = 2 order by 1'))
		expect(await select('select title_id from title_score where title_id = 1')).toEqual([])
		expect((await get(`titles/${INTO}`)).score).toMatchObject({ totalVotes: 2 })
	})

	test('two reviews of a member are a review and a comment', async () => {
		await merge()
		expect(await select('select id::int, title_id, review_of from comment where id in (3, 4, 5) order by 1')).toEqual([
			{ id: 3, title_id: null, review_of: INTO },
			{ id: 4, title_id: INTO, review_of: null },
			{ id: 5, title_id: null, review_of: INTO },
		])
		expect(await select('select comment_id::int as id from review order by 1')).toEqual([{ id: 3 }, { id: 5 }])
	})

	test('what names it without a key leads to the other one', async () => {
		await merge()
		expect(await select('select id::int, entity_id, state from proposal order by 1')).toEqual([
			{ id: 1, entity_id: INTO, state: 'waiting' },
			{ id: 2, entity_id: FROM, state: 'withdrawn' },
			{ id: 3, entity_id: INTO, state: 'waiting' },
			{ id: 4, entity_id: TWIN.kept, state: 'waiting' },
		])
		expect(await select(`select link from notification where params ->> 'about' is null order by id`)).toEqual([
			{ link: `/anime/${INTO}#x` },
			{ link: `/anime/${FROM}0` },
			{ link: `/episode/${TWIN.kept}?x=1` },
		])
		expect(await select('select was_before from custom_list_change')).toEqual([{ was_before: INTO }])
		expect(await select('select key from drive')).toEqual([{ key: String(INTO) }])
	})
})
