import { VOTE_AGE_DAYS } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { insertRows } from '../../core/database/insertRows.ts'
import { newMember, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { popularity, weightedRating } from '../rating.ts'
import { castTitleVotes } from './titleVotes.ts'
import { releaseHeldVotes } from './votesAside.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })

beforeEach(async () => {
	const title = { kind: 'anime' as const, format: 'TV' as const, status: 'completed' as const, sort_title: 'x' }
	await insertRows(site.db, 'title', [
		{ id: 1, title: 'Nossa', source_rating: null, source_votes: null, source_weight: 0, ...title },
		{ id: 2, title: 'Trazida', source_rating: 8, source_votes: 1000, source_weight: 100, ...title },
	])
})

const send = (method: 'PUT' | 'GET', path: string, who: TestMember, payload?: object) =>
	site.app.inject({ method, url: `/api/${path}`, headers: who.headers, ...(payload && { payload }) })
const vote = (who: TestMember, score: number, on = 1) => send('PUT', `titles/${on}/vote`, who, { score })
const wait = (days: number) => {
	site.clock.now = new Date(site.clock.now.getTime() + days * DAY_MS)
}
const grown = () => newMember(site.app, { joinedAt: new Date(site.clock.now.getTime() - VOTE_AGE_DAYS * DAY_MS) })
/** The number of our votes that the order counts, and their mean. */
const ranked = (scores: number[], source = { rating: 0, weight: 0, votes: 0 }) => {
	const counted = source.weight + scores.length
	const sum = scores.reduce((total, score) => total + score, source.rating * source.weight)
	const weighted = weightedRating(counted === 0 ? 0 : sum / counted, counted)
	return { weighted, popularity: popularity(weighted, source.votes + scores.length) }
}
async function stored(id = 1) {
	const { rating, votes, weighted_rating, popularity } = await site.db
		.selectFrom('title')
		.selectAll()
		.where('id', '=', id)
		.executeTakeFirstOrThrow()
	return { rating, votes, order: { weighted: weighted_rating, popularity } }
}

test('a vote of a young account is shown at once and moves the order once the account is old enough', async () => {
	const [old, young] = [await grown(), await newMember(site.app)]
	await vote(old, 8)
	await vote(young, 10)
	expect(await stored()).toEqual({ rating: 9, votes: 2, order: ranked([8]) })
	wait(VOTE_AGE_DAYS - 1)
	await site.db.transaction().execute((db) => releaseHeldVotes(db, site.clock.now))
	expect((await stored()).order).toEqual(ranked([8]))
	wait(1)
	await site.db.transaction().execute((db) => releaseHeldVotes(db, site.clock.now))
	expect(await stored()).toEqual({ rating: 9, votes: 2, order: ranked([8, 10]) })
})

test('a changed or withdrawn vote of a young account leaves nothing behind', async () => {
	const [old, young] = [await grown(), await newMember(site.app)]
	await vote(old, 8, 2)
	await vote(young, 1, 2)
	await vote(young, 2.5, 2)
	const source = { rating: 8, weight: 100, votes: 1000 }
	expect((await stored(2)).order).toEqual(ranked([8], source))
	await site.app.inject({ method: 'DELETE', url: '/api/titles/2/vote', headers: young.headers })
	expect(await stored(2)).toEqual({ rating: 8, votes: 1001, order: ranked([8], source) })
})

test('an admin sets the votes of a member aside, those before and after, and counts them again', async () => {
	const [old, brigade, admin] = [await grown(), await grown(), await newMember(site.app, { role: 'admin' })]
	await vote(old, 8)
	await vote(brigade, 1)
	await vote(brigade, 1, 2)
	const aside = (on: boolean, who = admin) => send('PUT', `members/${brigade.id}/votes`, who, { aside: on })
	expect((await aside(true)).json()).toEqual({ done: true })
	const source = { rating: 8, weight: 100, votes: 1000 }
	expect([(await stored()).order, (await stored(2)).order]).toEqual([ranked([8]), ranked([], source)])
	await vote(brigade, 2)
	expect(await stored()).toEqual({ rating: 5, votes: 2, order: ranked([8]) })
	wait(400)
	await site.db.transaction().execute((db) => releaseHeldVotes(db, site.clock.now))
	expect((await stored()).order).toEqual(ranked([8]))
	const listed = (await send('GET', 'members', await signIn('admin'))).json().items
	expect(listed.find(({ id }: { id: string }) => id === brigade.id).votesAside).toBe(true)
	expect((await aside(false, await signIn('admin'))).statusCode).toBe(200)
	expect((await stored()).order).toEqual(ranked([8, 2]))
})

/** An admin of now: the session of an earlier one has ended. */
const signIn = (role: 'admin') => newMember(site.app, { role })

test('votes that come with a whole list wait as well', async () => {
	const [old, young] = [await grown(), await newMember(site.app)]
	await vote(old, 8)
	const ballots = [{ titleId: 1, score: 10, at: site.clock.now }]
	await site.db.transaction().execute((db) => castTitleVotes(db, { memberId: young.id, ballots, now: site.clock.now }))
	expect(await stored()).toEqual({ rating: 9, votes: 2, order: ranked([8]) })
})
