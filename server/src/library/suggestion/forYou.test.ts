import type { EntryStatus, TitleSuggestion } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { insertRows } from '../../core/database/insertRows.ts'
import { newMember, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { writeNeighbors } from './writeNeighbors.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })

/** 1 to 5 are alike; 6 is the sequel of 7; 8 is of this season; 9 is removed. */
beforeEach(async () => {
	await insertRows(
		site.db,
		'title',
		[1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => ({
			id,
			kind: 'anime' as const,
			format: 'TV' as const,
			status: 'completed' as const,
			title: `Obra ${id}`,
			sort_title: `obra ${id}`,
			year: id === 8 ? 2026 : 2010,
			season: 'spring' as const,
			removed_at: id === 9 ? new Date('2026-01-01') : null,
		})),
	)
	await insertRows(site.db, 'title_relation', [{ title_id: 6, position: 0, kind: 'prequel', target_id: 7 }])
})

const send = (method: 'GET' | 'PUT' | 'PATCH' | 'DELETE' | 'POST', path: string, who?: TestMember, payload?: object) =>
	site.app.inject({ method, url: `/api/${path}`, ...(who && { headers: who.headers }), ...(payload && { payload }) })

/** Puts titles on a member's list, as seen and without a score. */
async function list(
	who: TestMember,
	titles: readonly number[],
	change: object = {},
	status: EntryStatus = 'completed',
) {
	for (const id of titles) {
		await send('PUT', `saved/${id}`, who)
		await send('PATCH', `list/${id}`, who, { status, ...change })
	}
}

const members = (count: number) => Promise.all(Array.from({ length: count }, () => newMember(site.app)))
const neighbors = async () =>
	(await site.db.selectFrom('title_neighbor').selectAll().orderBy('title_id').orderBy('neighbor_id').execute()).map(
		({ title_id, neighbor_id }) => `${title_id} ${neighbor_id}`,
	)
const forYou = async (who?: TestMember): Promise<TitleSuggestion[]> => (await send('GET', 'for-you', who)).json().items
const idsFor = async (who: TestMember) => (await forYou(who)).map(({ title }) => title.id)

/** Three members with titles in common, and one who has the first of them. */
async function community(...titles: number[]) {
	const [bia, ...others] = await members(4)
	for (const each of others) await list(each, [1, 2, 3, ...titles])
	await list(bia as TestMember, [1, 2, 3])
	await writeNeighbors(site.db)
	return { bia: bia as TestMember, others }
}

describe('the nightly job', () => {
	test('joins titles that three members have, and gives the same twice', async () => {
		for (const each of await members(3)) await list(each, [1, 2])
		for (const each of await members(2)) await list(each, [1, 3])
		await writeNeighbors(site.db)
		const first = await site.db.selectFrom('title_neighbor').selectAll().orderBy('title_id').execute()
		expect(await neighbors()).toEqual(['1 2', '2 1'])
		await writeNeighbors(site.db)
		expect(await site.db.selectFrom('title_neighbor').selectAll().orderBy('title_id').execute()).toEqual(first)
	})

	test('leaves out private profiles, private, planned, dropped and removed entries, and removed titles', async () => {
		const [first, second, third] = (await members(3)) as [TestMember, TestMember, TestMember]
		for (const each of [first, second, third]) await list(each, [1, 2, 3, 4, 5])
		await list(third, [2], { isPrivate: true })
		await list(third, [3], {}, 'planned')
		await list(third, [4], {}, 'dropped')
		await send('DELETE', 'saved/5', third)
		await writeNeighbors(site.db)
		expect(await neighbors()).toEqual([])

		await list(third, [2], { isPrivate: false })
		await writeNeighbors(site.db)
		expect(await neighbors()).toEqual(['1 2', '2 1'])

		await send('PUT', 'privacy', third, { isPublic: false })
		await writeNeighbors(site.db)
		expect(await neighbors()).toEqual([])
	})
})

test('a visitor gets nothing, and the answer is private', async () => {
	expect(await forYou()).toEqual([])
	const { headers } = await send('GET', 'for-you', (await members(1))[0])
	expect(headers['cache-control']).toBe('private, no-cache')
})

test('with few entries a member gets what is popular this season, and that is the reason', async () => {
	const [bia] = (await members(1)) as [TestMember]
	await list(bia, [1])
	expect(await forYou(bia)).toMatchObject([{ title: { id: 8 }, reason: { kind: 'season' } }])
	await list(bia, [8], {}, 'planned')
	expect(await forYou(bia)).toEqual([])
})

test('a suggestion has the title that it comes from, with the score that the member gave', async () => {
	const { bia } = await community(4)
	for (const { reason } of (await forYou(bia)).filter(({ title }) => title.id === 4)) {
		expect(reason).toMatchObject({ kind: 'seen' })
	}
	await send('PATCH', 'list/2', bia, { score: 9 })
	await send('PATCH', 'list/1', bia, { score: 5 })
	expect(await forYou(bia)).toMatchObject([
		{ title: { id: 4 }, reason: { kind: 'score', score: 9, title: { id: 2, title: 'Obra 2' } } },
		{ title: { id: 8 }, reason: { kind: 'season' } },
	])
})

test('what is on the list in any status is not suggested, nor a sequel before its first part', async () => {
	const { bia } = await community(4, 5, 6)
	expect((await idsFor(bia)).toSorted()).toEqual([4, 5, 8])
	await list(bia, [4], {}, 'dropped')
	await send('PUT', 'saved/5', bia)
	expect(await idsFor(bia)).toEqual([8])
	await list(bia, [7])
	expect((await idsFor(bia)).toSorted()).toEqual([6, 8])
})

test('"not interested" is remembered, listed, and can be undone', async () => {
	const { bia, others } = await community(4)
	expect(await idsFor(bia)).toEqual([4, 8])
	for (let time = 0; time < 2; time++) expect((await send('PUT', 'not-interested/4', bia)).statusCode).toBe(200)
	expect(await idsFor(bia)).toEqual([8])
	const listed = async (who?: TestMember) =>
		(await send('GET', 'not-interested', who)).json().items.map(({ id }: { id: number }) => id)
	expect([await listed(bia), await listed(others[0]), await listed()]).toEqual([[4], [], []])
	await send('DELETE', 'not-interested/4', bia)
	expect(await idsFor(bia)).toEqual([4, 8])
})

test('a recommendation is a reason, unless there is a block between the two', async () => {
	const { bia } = await community()
	const [caio] = (await members(1)) as [TestMember]
	const written = { titleId: 5, reason: 'As duas têm o mesmo silêncio.' }
	expect((await send('POST', 'titles/1/recommendations', caio, written)).statusCode).toBe(200)
	expect((await forYou(bia))[0]).toMatchObject({
		title: { id: 5 },
		reason: { kind: 'recommended', by: caio.username, title: { id: 1 } },
	})
	await send('PUT', `members/${bia.id}/block`, caio)
	expect(await idsFor(bia)).toEqual([8])
})

test('what two followed members have begun lately is a reason, not what one of them or a private one has', async () => {
	const { bia } = await community()
	const [caio, duda, edu] = (await members(3)) as [TestMember, TestMember, TestMember]
	for (const each of [caio, duda, edu]) await send('PUT', `members/${each.id}/follow`, bia)
	await list(caio, [4, 5])
	await list(duda, [4], {}, 'current')
	await list(duda, [5], { isPrivate: true })
	await send('PUT', 'privacy', edu, { isPublic: false })
	await list(edu, [4, 5])
	expect((await forYou(bia)).map(({ title, reason }) => [title.id, reason])).toEqual([
		[4, { kind: 'following', members: 2 }],
		[8, { kind: 'season' }],
	])
	site.clock.now = new Date(site.clock.now.getTime() + 31 * DAY_MS)
	expect((await forYou(bia)).some(({ reason }) => reason.kind === 'following')).toBe(false)
})

test('two suggestions at most have titles of one franchise as their reason', async () => {
	const bia = await newMember(site.app)
	const like = [20, 21, 22, 23, 24, 25]
	await insertRows(
		site.db,
		'title',
		[...like, 30].map((id) => ({
			id,
			kind: 'anime' as const,
			format: 'TV' as const,
			status: 'completed' as const,
			title: `Obra ${id}`,
			sort_title: `obra ${id}`,
		})),
	)
	// A relation to 30 joins 1 and 2; no member has 30 on a list.
	await insertRows(site.db, 'title_relation', [
		{ title_id: 1, position: 0, kind: 'sequel', target_id: 30 },
		{ title_id: 30, position: 0, kind: 'sequel', target_id: 2 },
	])
	const neighbor = (title_id: number, neighbor_id: number, similarity: number) => ({
		title_id,
		neighbor_id,
		similarity,
	})
	await insertRows(site.db, 'title_neighbor', [
		neighbor(1, 20, 0.9),
		neighbor(1, 21, 0.8),
		neighbor(2, 22, 0.9),
		neighbor(2, 23, 0.8),
		neighbor(3, 24, 0.2),
		neighbor(3, 25, 0.1),
	])
	await list(bia, [1, 2, 3], { score: 9 })
	const reasons = (await forYou(bia)).flatMap(({ reason }) => ('title' in reason ? [reason.title.id] : []))
	expect(reasons.filter((id) => id === 1 || id === 2)).toHaveLength(2)
	expect(reasons.filter((id) => id === 3)).toHaveLength(2)
})
