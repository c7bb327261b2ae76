import { sql } from 'kysely'
import { type ScoreSummary, VOTE_AGE_DAYS } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { insertRows } from '../../core/database/insertRows.ts'
import { newMember, type SessionHeaders } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { popularity, weightedRating } from '../rating.ts'

const OWN = 1
const IMPORTED = 2
const EPISODE = 1

const site = testSite()
type Key = SessionHeaders

beforeEach(async () => {
	const title = { kind: 'anime' as const, format: 'TV' as const, status: 'completed' as const, sort_title: 'x' }
	await insertRows(site.db, 'title', [
		{ id: OWN, title: 'Nossa', source_rating: null, source_votes: null, source_weight: 0, ...title },
		{ id: IMPORTED, title: 'Trazida', source_rating: 8, source_votes: 1000, source_weight: 100, ...title },
	])
	await insertRows(site.db, 'season', [{ id: 1, title_id: OWN, number: 1 }])
	await insertRows(site.db, 'episode', [
		{ id: EPISODE, title_id: OWN, season_id: 1, kind: 'regular', number: 1, label: '1', title: 'Um', likes: 7 },
	])
})

const member = async (): Promise<Key> => (await newMember(site.app)).headers

function send(method: 'PUT' | 'DELETE' | 'GET', path: string, key?: Key, payload?: object) {
	return site.app.inject({
		method,
		url: `/api/${path}`,
		...(key ? { headers: key } : {}),
		...(payload ? { payload } : {}),
	})
}

const vote = (key: Key, score: number, on = `titles/${OWN}`) => send('PUT', `${on}/vote`, key, { score })

async function shown(on = `titles/${OWN}`): Promise<ScoreSummary> {
	return (await send('GET', on)).json().score
}

function expectEqualToVotes({ rating, totalVotes, distribution }: ScoreSummary, scores: number[]) {
	expect(totalVotes).toBe(scores.length)
	expect(distribution).toEqual(
		Array.from({ length: 10 }, (_, index) => scores.filter((score) => score === index + 1).length),
	)
	expect(rating).toBeCloseTo(scores.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : 0, 10)
}

describe.each([`titles/${OWN}`, `episodes/${EPISODE}`])('a vote on %s', (on) => {
	test('is counted once, and everybody sees it at the next load', async () => {
		const [bia, caio] = [await member(), await member()]
		await vote(bia, 9, on)
		expectEqualToVotes((await vote(bia, 9, on)).json().summary, [9])
		expectEqualToVotes((await vote(caio, 6, on)).json().summary, [9, 6])
		expectEqualToVotes(await shown(on), [9, 6])
	})

	test('can be changed and withdrawn', async () => {
		const bia = await member()
		await vote(bia, 9, on)
		expect((await vote(bia, 3, on)).json()).toMatchObject({ score: 3, summary: { totalVotes: 1, rating: 3 } })
		expectEqualToVotes(await shown(on), [3])
		expect((await send('DELETE', `${on}/vote`, bia)).json()).toMatchObject({ score: null, summary: { totalVotes: 0 } })
		expectEqualToVotes(await shown(on), [])
		expectEqualToVotes((await send('DELETE', `${on}/vote`, bia)).json().summary, [])
	})

	test('between two whole scores is counted exactly', async () => {
		const [bia, caio] = [await member(), await member()]
		const given = (await vote(bia, 8.5, on)).json()
		expect(given).toMatchObject({ score: 9, exact: 8.5, summary: { rating: 8.5, totalVotes: 1 } })
		await vote(caio, 8.46, on)
		expect(await shown(on)).toMatchObject({ rating: 8.5, distribution: [0, 0, 0, 0, 0, 0, 0, 0, 2, 0] })
		await vote(caio, 8.4, on)
		await vote(bia, 7, on)
		expect(await shown(on)).toMatchObject({ rating: 7.7, distribution: [0, 0, 0, 0, 0, 0, 1, 1, 0, 0] })
		const { rows } = await sql<{ tenths: number }>`select tenths from ${sql.table(`${on.split('s/')[0]}_score`)}
			where score = 9`.execute(site.db)
		expect(rows).toEqual([{ tenths: 0 }])
		await send('DELETE', `${on}/vote`, caio)
		expectEqualToVotes(await shown(on), [7])
	})

	test('many at once lose none', async () => {
		const keys = await Promise.all(Array.from({ length: 6 }, member))
		await Promise.all(keys.flatMap((key, index) => [vote(key, index + 1, on), vote(key, index + 4, on)]))
		const { totalVotes, distribution } = await shown(on)
		expect(totalVotes).toBe(6)
		expect(distribution.reduce((sum, votes) => sum + votes, 0)).toBe(6)
	})
})

test('a member gets their own vote, a visitor none', async () => {
	const bia = await member()
	await vote(bia, 8)
	expect((await send('GET', `titles/${OWN}/vote`, bia)).json()).toEqual({ score: 8 })
	expect((await send('GET', `titles/${OWN}/vote`, await member())).json()).toEqual({ score: null })
	const visitor = await send('GET', `titles/${OWN}/vote`)
	expect(visitor.json()).toEqual({ score: null })
	expect(visitor.headers['cache-control']).toContain('private')
})

test('a vote moves the weighted rating and the popularity, and the lists take it in', async () => {
	const versionOf = async () =>
		(await site.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version
	const before = await versionOf()
	const joinedAt = new Date(site.clock.now.getTime() - VOTE_AGE_DAYS * DAY_MS)
	await vote((await newMember(site.app, { joinedAt })).headers, 10)
	const row = await site.db.selectFrom('title').selectAll().where('id', '=', OWN).executeTakeFirstOrThrow()
	expect(row).toMatchObject({ rating: 10, votes: 1, version: before + 1 })
	expect(row.weighted_rating).toBeCloseTo(weightedRating(10, 1), 10)
	expect(row.popularity).toBeCloseTo(popularity(weightedRating(10, 1), 1), 10)
	expect(await versionOf()).toBe(before + 1)
})

test('the mean of the catalogue that a title came from counts as its weight beside our votes', async () => {
	const on = `titles/${IMPORTED}`
	expect(await shown(on)).toMatchObject({
		rating: 8,
		totalVotes: 1000,
		source: { rating: 8, votes: 1000, weight: 100 },
	})
	await vote(await member(), 2, on)
	const { rating, totalVotes, distribution } = await shown(on)
	expect(rating).toBeCloseTo((8 * 100 + 2) / 101, 10)
	expect(totalVotes).toBe(1001)
	expect(distribution).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
})

describe('like and dislike', () => {
	const react = (key: Key, reaction: string) => send('PUT', `episodes/${EPISODE}/reaction`, key, { reaction })
	const counts = async () => (await send('GET', `episodes/${EPISODE}`)).json().reactions

	test('take each other’s place', async () => {
		const bia = await member()
		expect((await react(bia, 'dislike')).json()).toEqual({ reaction: 'dislike', counts: { likes: 7, dislikes: 1 } })
		expect((await react(bia, 'like')).json()).toEqual({ reaction: 'like', counts: { likes: 8, dislikes: 0 } })
		expect((await react(bia, 'like')).json().counts).toEqual({ likes: 8, dislikes: 0 })
		expect(await counts()).toEqual({ likes: 8, dislikes: 0 })
	})

	test('are taken back, and stay known to the member', async () => {
		const bia = await member()
		await react(bia, 'like')
		expect((await send('GET', `episodes/${EPISODE}/opinion`, bia)).json()).toEqual({ score: null, reaction: 'like' })
		await send('DELETE', `episodes/${EPISODE}/reaction`, bia)
		expect(await counts()).toEqual({ likes: 7, dislikes: 0 })
		expect((await send('GET', `episodes/${EPISODE}/opinion`, bia)).json()).toEqual({ score: null, reaction: null })
	})
})
