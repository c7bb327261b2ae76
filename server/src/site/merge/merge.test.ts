import { insertRows } from '../../core/database/insertRows.ts'
import { FROM, INTO, insertEverything, OTHER, TWIN } from './everything.testing.ts'
import { mergeBench } from './merge.testing.ts'

const bench = mergeBench()
const { site, merge, get, select } = bench

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
		headers: bench.people.ana.headers,
		payload: { status: 'planned' },
	})
	expect(await select('select title_id from list_entry')).toEqual([{ title_id: INTO }])
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
		headers: bench.people.ana.headers,
		payload: { status: 'planned' },
	})
	await merge()
	expect((await merge()).statusCode).toBe(404)
	expect((await get('notifications', bench.people.ana.headers)).items).toMatchObject([
		{
			event: 'siteUpdate',
			params: { about: 'merged', merged: 'A Ilha', title: 'Ilha' },
			title: { title: 'Ilha' },
			link: `/anime/${INTO}`,
		},
	])
	expect((await get('notifications', bench.people.bia.headers)).items).toEqual([])
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
		headers: bench.people.moderator,
	})
	expect([undone.statusCode, undone.json().code]).toEqual([409, 'merge.final'])
	expect(await get(`titles/${FROM}`)).toMatchObject({ id: INTO })
})

test('what the one that stays does not say comes from the other, with the score of its source', async () => {
	const facts = { year: 2011, started: '2011-04-03', minutes: 24, episode_count: 2, source_rating: 8, source_votes: 90 }
	await site.db
		.updateTable('title')
		.set({ ...facts, source_weight: 50 })
		.where('id', '=', FROM)
		.execute()
	await site.db.updateTable('title').set({ source_key: null, year: 2012 }).where('id', '=', INTO).execute()
	await merge()
	expect(await site.db.selectFrom('title').selectAll().where('id', '=', INTO).execute()).toMatchObject([
		{ ...facts, year: 2012, source_weight: 50, source_key: 'x/1', rating: 8, votes: 90 },
	])
})

test('the title that another became stays: its creation is not undone', async () => {
	await insertRows(site.db, 'revision', [
		{
			id: 900,
			entity: 'title',
			entity_id: INTO,
			member_id: bench.people.ana.id,
			before: null,
			after: { title: 'Ilha' },
		},
	])
	await merge()
	const undone = await site.app.inject({
		method: 'POST',
		url: '/api/revisions/900/undo',
		headers: bench.people.moderator,
	})
	expect([undone.statusCode, undone.json().code]).toEqual([409, 'merge.final'])
	expect(await get(`titles/${INTO}`)).toMatchObject({ id: INTO })
})

test('a proposal of the assistant and its reply name the one that stays', async () => {
	const { id: member_id } = bench.people.ana
	await site.db.insertInto('assistant_conversation').values({ member_id, opened_at: new Date() }).execute()
	const proposal = { titleId: FROM, from: null, to: { status: 'planned', progress: 0, score: null }, state: 'open' }
	const proposals = JSON.stringify([proposal, { ...proposal, titleId: OTHER }])
	const { id: answers } = await site.db
		.insertInto('assistant_message')
		.values({ member_id, client_id: member_id, text: 'Oi', created_at: new Date() })
		.returning('id')
		.executeTakeFirstOrThrow()
	await site.db
		.insertInto('assistant_message')
		.values({
			...{ member_id, answers, text: `[[anime:${FROM}]] e [[anime:${OTHER}]]`, state: 'complete', mode: 'model' },
			...{ work_ids: [FROM, OTHER], proposals, created_at: new Date() },
		})
		.execute()
	await merge()
	expect(
		await select('select text, work_ids, proposals from assistant_message where answers is not null'),
	).toMatchObject([
		{
			text: `[[anime:${INTO}]] e [[anime:${OTHER}]]`,
			work_ids: [INTO, OTHER],
			proposals: [{ titleId: INTO }, { titleId: OTHER }],
		},
	])
})

test('before it, moderators see both titles and how many members have both', async () => {
	await insertEverything(site.db, bench.people.ana.id, bench.people.bia.id)
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
	const before = await site.app.inject({ url: `/api/titles/${from}/merge/${into}`, headers: bench.people.moderator })
	expect(before.statusCode).toBe(status)
})
