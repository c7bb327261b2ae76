import { insertRows } from '../../core/database/insertRows.ts'
import { FROM, INTO } from './everything.testing.ts'
import { mergeBench } from './merge.testing.ts'

const bench = mergeBench()
const { site, merge, select } = bench

describe('a member who has both', () => {
	const entry = (title_id: number, more: Record<string, unknown>) => ({
		member_id: bench.people.ana.id,
		title_id,
		...more,
	})
	const log = (title_id: number, round: number, last: number) => ({
		member_id: bench.people.ana.id,
		title_id,
		round,
		first: 1,
		last,
		seen_at: NOW,
	})
	const [NOW, LATER] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-02-01T00:00:00Z')]
	const vote = (title_id: number, score: number) => ({
		title_id,
		member_id: bench.people.ana.id,
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

	test('whose one entry is removed keeps the other whole, and nothing of the removed one', async () => {
		const removed = { removed_at: NOW, notes: 'apagada', started_on: '2011-01-01', volumes: 9, is_private: true }
		await insertRows(site.db, 'list_entry', [
			{ ...entry(FROM, { ...removed, progress: 9, added_at: NOW, changed_at: LATER }), tags: ['apagada'] },
		])
		await insertRows(site.db, 'list_entry', [
			entry(INTO, { status: 'planned', progress: 1, added_at: LATER, changed_at: LATER }),
		])
		await insertRows(site.db, 'list_progress', [log(FROM, 0, 9), log(FROM, 1, 4), log(INTO, 0, 1)])
		await merge()
		expect(await select('select * from list_entry')).toMatchObject([
			{
				...{ title_id: INTO, status: 'planned', progress: 1, notes: '', tags: [], started_on: null },
				...{ volumes: 0, is_private: false, removed_at: null, added_at: LATER },
			},
		])
		expect(await select('select round, last from list_progress')).toEqual([{ round: 0, last: 1 }])
	})
})

test('a list that holds both keeps what is said of either, and what is said of the one that stays where there are two', async () => {
	const texts = [
		['Da primeira.', '', 'Da primeira.'],
		['', 'Da segunda.', 'Da segunda.'],
		['Da primeira.', 'Da segunda.', 'Da segunda.'],
	] as const
	await insertRows(
		site.db,
		'custom_list',
		texts.map((_texts, at) => ({ id: at + 1, member_id: bench.people.ana.id, title: 'Gemas', position: at })),
	)
	await insertRows(
		site.db,
		'custom_list_item',
		texts.flatMap(([from, into], at) => [
			{ list_id: at + 1, title_id: FROM, position: 1, text: from },
			{ list_id: at + 1, title_id: INTO, position: 2, text: into },
		]),
	)
	expect((await merge()).statusCode).toBe(200)
	expect(await select('select list_id, title_id, text from custom_list_item order by 1')).toEqual(
		texts.map(([, , text], at) => ({ list_id: at + 1, title_id: INTO, text })),
	)
})
