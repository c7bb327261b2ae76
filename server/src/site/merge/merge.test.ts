import { sql } from 'kysely'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import { newMember, type SessionHeaders } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { makeBuilds } from '../host/builds.testing.ts'
import { FROM, INTO, insertEverything, insertTitles, MOVED_EPISODE, OTHER, TWIN } from './everything.testing.ts'
import { REFERENCES } from './references.ts'

const builds = await makeBuilds()
afterAll(() => builds.remove())
const site = testSite({ repository: builds.folder })
let ana: Awaited<ReturnType<typeof newMember>>
let bia: Awaited<ReturnType<typeof newMember>>
let moderator: SessionHeaders

beforeEach(async () => {
	await insertTitles(site.db)
	ana = await newMember(site.app)
	bia = await newMember(site.app)
	moderator = (await newMember(site.app, { role: 'moderator' })).headers
})

const merge = (from = FROM, into = INTO, headers: SessionHeaders | Record<string, string> = moderator) =>
	site.app.inject({ method: 'POST', url: `/api/titles/${from}/merge`, headers, payload: { into } })
const get = async (path: string, headers: SessionHeaders | Record<string, string> = moderator) =>
	(await site.app.inject({ url: `/api/${path}`, headers })).json()
const select = async (text: string) => (await sql.raw(text).execute(site.db)).rows
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
	beforeEach(() => insertEverything(site.db, ana.id, bia.id))

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

test('old addresses lead on: the page by 301, the API and writes of pages that are open', async () => {
	await merge()
	const page = await site.app.inject({ url: `/anime/${FROM}?tab=cast` })
	expect([page.statusCode, page.headers.location]).toEqual([301, `/anime/${INTO}?tab=cast`])
	const episode = await site.app.inject({ url: `/episode/${TWIN.old}` })
	expect([episode.statusCode, episode.headers.location]).toEqual([301, `/episode/${TWIN.kept}`])
	expect((await site.app.inject({ url: `/anime/${INTO}` })).statusCode).toBe(200)
	expect(await get(`titles/${FROM}`)).toMatchObject({ id: INTO })
	const links = await get(`link-cards?paths=/anime/${FROM}`)
	expect(links.items).toMatchObject([{ path: `/anime/${FROM}`, title: { id: INTO } }])
	expect((await get(`v1/titles/${FROM}`, {})).id).toBe(INTO)
	expect((await site.app.inject({ url: `/embed/title/${FROM}` })).statusCode).toBe(200)
	await site.app.inject({
		method: 'PATCH',
		url: `/api/list/${FROM}`,
		headers: ana.headers,
		payload: { status: 'planned' },
	})
	expect(await select('select title_id from list_entry')).toEqual([{ title_id: INTO }])
})

describe('a member who has both', () => {
	const entry = (title_id: number, more: Record<string, unknown>) => ({ member_id: ana.id, title_id, ...more })
	const log = (title_id: number, round: number, last: number) => ({
		member_id: ana.id,
		title_id,
		round,
		first: 1,
		last,
		seen_at: NOW,
	})
	const [NOW, LATER] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-02-01T00:00:00Z')]
	const vote = (title_id: number, score: number) => ({
		title_id,
		member_id: ana.id,
		score,
		points: score * 10,
		voted_at: NOW,
	})

	test.each([
		['more progress', { progress: 3, changed_at: NOW }, { progress: 2, changed_at: LATER }, FROM],
		[
			'more progress, in the one that stays',
			{ progress: 2, changed_at: LATER },
			{ progress: 3, changed_at: NOW },
			INTO,
		],
		['a repeat', { progress: 1, rewatches: 1, changed_at: NOW }, { progress: 9, changed_at: LATER }, FROM],
		['a later change', { progress: 3, changed_at: LATER }, { progress: 3, changed_at: NOW }, FROM],
		[
			'what was not removed',
			{ progress: 1, changed_at: NOW },
			{ progress: 9, removed_at: NOW, changed_at: LATER },
			FROM,
		],
	])('keeps the entry with %s, its vote and its log', async (_what, from, into, kept) => {
		await insertRows(site.db, 'list_entry', [
			entry(FROM, { removed_at: null, rewatches: 0, ...from, notes: 'da primeira' }),
		])
		await insertRows(site.db, 'list_entry', [
			entry(INTO, { removed_at: null, rewatches: 0, ...into, notes: 'da segunda' }),
		])
		const rounds = [
			{ id: FROM, ...from },
			{ id: INTO, ...into },
		]
		await insertRows(
			site.db,
			'list_progress',
			rounds.map(({ id, progress, ...rest }) => log(id, 'rewatches' in rest ? 1 : 0, progress)),
		)
		await insertRows(site.db, 'title_vote', [vote(FROM, 4), vote(INTO, 9)])
		expect((await merge()).statusCode).toBe(200)
		const winner = kept === FROM ? from : into
		expect(await select('select title_id, progress, notes, removed_at from list_entry')).toEqual([
			{
				title_id: INTO,
				progress: winner.progress,
				notes: kept === FROM ? 'da primeira' : 'da segunda',
				removed_at: null,
			},
		])
		expect(await select('select title_id, score from title_vote')).toEqual([
			{ title_id: INTO, score: kept === FROM ? 4 : 9 },
		])
		const [counter] = await select(`select sum(p.last - p.first + 1)::int as sum from list_progress p
			join list_entry e on e.member_id = p.member_id and e.title_id = p.title_id and e.rewatches = p.round`)
		expect(counter).toEqual({ sum: winner.progress })
	})

	test('loses no vote, notes, rounds or dates where the entry that stays has none', async () => {
		await insertRows(site.db, 'list_entry', [
			entry(FROM, {
				progress: 2,
				rewatches: 0,
				notes: 'Lindo.',
				started_on: '2020-01',
				finished_on: '2020-03',
				is_private: true,
				changed_at: NOW,
				added_at: NOW,
			}),
			entry(INTO, {
				progress: 1,
				rewatches: 1,
				notes: '',
				started_on: null,
				finished_on: null,
				is_private: false,
				changed_at: NOW,
				added_at: LATER,
			}),
		])
		await insertRows(site.db, 'list_progress', [log(FROM, 0, 2), log(INTO, 1, 1)])
		await insertRows(site.db, 'title_vote', [vote(FROM, 8)])
		await merge()
		expect(await select('select * from list_entry')).toMatchObject([
			{
				title_id: INTO,
				progress: 1,
				rewatches: 1,
				notes: 'Lindo.',
				started_on: '2020-01',
				finished_on: '2020-03',
				is_private: true,
				added_at: NOW,
			},
		])
		expect(await select('select round, last from list_progress order by 1')).toEqual([
			{ round: 0, last: 2 },
			{ round: 1, last: 1 },
		])
		expect(await select('select title_id, score from title_vote')).toEqual([{ title_id: INTO, score: 8 }])
		expect(await select('select score, votes, tenths from title_score')).toEqual([{ score: 8, votes: 1, tenths: 0 }])
	})
})

test('search and lists know the one that stays, by both names', async () => {
	await merge()
	expect((await get('search?q=A Ilha')).animes.map(({ id }: { id: number }) => id)).toEqual([INTO])
	expect((await get('titles?kind=anime')).items.map(({ id }: { id: number }) => id).toSorted()).toEqual([INTO, OTHER])
	const { body } = await site.app.inject({ url: '/sitemaps/titles-0.xml' })
	expect([FROM, INTO].map((id) => body.includes(`/anime/${id}<`))).toEqual([false, true])
})

test('who had it on their list is told once', async () => {
	await site.app.inject({
		method: 'PATCH',
		url: `/api/list/${FROM}`,
		headers: ana.headers,
		payload: { status: 'planned' },
	})
	await merge()
	expect((await merge()).statusCode).toBe(404)
	expect((await get('notifications', ana.headers)).items).toMatchObject([
		{
			event: 'siteUpdate',
			params: { about: 'merged', merged: 'A Ilha', title: 'Ilha' },
			title: { title: 'Ilha' },
			link: `/anime/${INTO}`,
		},
	])
	expect((await get('notifications', bia.headers)).items).toEqual([])
})

test('the log of the one that stays says so, and the merge is not undone', async () => {
	await merge()
	const { items } = await get(`revisions/title/${INTO}`)
	expect(items[0]).toMatchObject({
		action: 'edited',
		later: expect.arrayContaining([{ field: 'merged', before: '', after: 'A Ilha' }]),
	})
	const undone = await site.app.inject({
		method: 'POST',
		url: `/api/revisions/${items[0].id}/undo`,
		headers: moderator,
	})
	expect([undone.statusCode, undone.json().code]).toEqual([409, 'merge.final'])
	expect(await get(`titles/${FROM}`)).toMatchObject({ id: INTO })
})

test('before it, moderators see both titles and how many members have both', async () => {
	await insertEverything(site.db, ana.id, bia.id)
	expect(await get(`titles/${FROM}/merge/${INTO}`)).toMatchObject({
		from: {
			id: FROM,
			title: 'A Ilha',
			format: 'TV',
			year: null,
			total: null,
			entries: 1,
			votes: 2,
			comments: 2,
			reviews: 2,
		},
		into: { id: INTO, entries: 1, votes: 2, comments: 0, reviews: 1 },
		both: 1,
	})
})

test.each([
	['itself', FROM, FROM, 400],
	['one of another kind', FROM, 4, 400],
	['one that does not exist', FROM, 9, 404],
	['one that was merged', OTHER, 5, 404],
])('a merge with %s is refused, before it and as it is', async (_what, from, into, status) => {
	expect((await merge(from, into)).statusCode).toBe(status)
	const before = await site.app.inject({ url: `/api/titles/${from}/merge/${into}`, headers: moderator })
	expect(before.statusCode).toBe(status)
})

test('visitors and members may not', async () => {
	expect((await merge(FROM, INTO, {})).statusCode).toBe(401)
	expect((await merge(FROM, INTO, ana.headers)).statusCode).toBe(403)
	expect(await get(`titles/${FROM}`)).toMatchObject({ id: FROM })
})
