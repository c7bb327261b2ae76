import { jest } from '@jest/globals'
import { testSite } from '../../testing/site.testing.ts'
import { draftOf, writeTitles } from '../catalogue.testing.ts'
import { ListingIndex } from './listingIndex.ts'

const site = testSite()

const LISTS = [
	'/api/titles?kind=anime&sort=added',
	'/api/titles/facets?kind=anime',
	'/api/ranking',
	'/api/search?q=umibe',
]

async function get(url: string, headers: Record<string, string> = {}) {
	const answer = await site.app.inject({ url, headers })
	return { status: answer.statusCode, cache: answer.headers['cache-control'], body: answer.json() }
}

/** Has the lists take nothing in until they may. */
function holdTheIndex(): { letGo: () => void } {
	let isHeld = true
	const { change } = ListingIndex.prototype
	jest.spyOn(ListingIndex.prototype, 'change').mockImplementation(function* (this: ListingIndex, ...changes) {
		while (isHeld) yield
		yield* change.apply(this, changes)
	})
	return {
		letGo() {
			isHeld = false
			jest.restoreAllMocks()
		},
	}
}

test('a list that misses the newest changes says so and is not cacheable', async () => {
	const [first = 0] = await writeTitles(site.db, draftOf({ year: 1999 }))
	for (const url of LISTS)
		expect(await get(url)).toMatchObject({ status: 200, cache: expect.stringMatching(/^public/) })
	const { letGo } = holdTheIndex()
	const [second = 0] = await writeTitles(site.db, draftOf({ year: 2001 }))
	const { status, cache, body } = await get('/api/titles?kind=anime&sort=added')
	expect({ status, cache, ids: body.items.map(({ id }: { id: number }) => id) }).toEqual({
		status: 200,
		cache: 'no-store',
		ids: [first],
	})
	expect(body.isBehind).toBe(true)
	for (const url of LISTS) expect(await get(url)).toMatchObject({ status: 200, cache: 'no-store' })
	letGo()
	const after = await get('/api/titles?kind=anime&sort=added', { 'cache-control': 'no-cache' })
	expect(after).toMatchObject({ cache: expect.stringMatching(/^public/), body: { isBehind: false } })
	expect(after.body.items.map(({ id }: { id: number }) => id)).toEqual([second, first])
})

test.each(['no-cache', 'max-age=0'])('a request with %s waits for the newest changes', async (control) => {
	await writeTitles(site.db, draftOf({ year: 1999 }))
	await get('/api/titles?kind=anime')
	const { letGo } = holdTheIndex()
	const [newest] = await writeTitles(site.db, draftOf({ year: 2003 }))
	const asked = get('/api/titles?kind=anime&sort=added', { 'cache-control': control })
	// Well past the moment that others wait.
	setTimeout(letGo, 1000)
	const { status, body } = await asked
	expect({ status, first: body.items[0].id }).toEqual({ status: 200, first: newest })
})
