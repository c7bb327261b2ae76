import { DAY_MS, HOUR_MS } from 'shared-contract/units'
import { testSite } from '../../testing/site.testing.ts'
import { draftOf, writeTitles } from '../catalogue.testing.ts'
import { rankSearches } from './rankSearches.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
let start = new Date('2026-03-10T10:00:00Z')

// Each test has days of its own: the application remembers who has chosen what on a day.
beforeEach(() => {
	start = new Date(start.getTime() + 30 * DAY_MS)
	site.clock.now = start
})

async function choose(titleId: number, networks: number, first = 1) {
	for (let network = first; network < first + networks; network += 1) {
		const answer = await site.app.inject({
			method: 'POST',
			url: '/api/search/choices',
			payload: { titleId },
			remoteAddress: `203.0.113.${network}`,
		})
		expect(answer.statusCode).toBe(200)
	}
}

const pass = (ms: number) => {
	site.clock.now = new Date(site.clock.now.getTime() + ms)
}
const trending = async () => {
	await rankSearches(site.db, site.clock.now)
	return (await site.app.inject('/api/search/trending')).json()
}
const counted = () =>
	site.db.selectFrom('search_choice').select(['title_id', 'hour', 'choices']).orderBy('hour').execute()
const named = (name: string) => [{ language: 'romaji', name }]

test('a title that is chosen from enough networks is a trending search, the one that most chose first', async () => {
	const [anime = 0, manga = 0, rare = 0] = await writeTitles(
		site.db,
		draftOf({ names: [...named('Frieren'), { language: 'native', name: 'フリーレン' }] }),
		draftOf({ kind: 'manga', format: 'Manga', names: named('Punpun') }),
		draftOf({ names: named('Rare') }),
	)
	await choose(anime, 3)
	await choose(manga, 4)
	await choose(rare, 2)
	expect(await trending()).toMatchObject({
		terms: ['Punpun', 'Frieren'],
		searches: [
			{ title: 'Punpun', englishTitle: null, japaneseTitle: null, romajiTitle: 'Punpun', inExplore: false },
			{ title: 'Frieren', englishTitle: null, japaneseTitle: 'フリーレン', romajiTitle: 'Frieren', inExplore: true },
		],
	})
})

test('a network counts once a day for a title, however often it chooses', async () => {
	const [title = 0] = await writeTitles(site.db, draftOf())
	for (let hour = 0; hour < 4; hour += 1) {
		await choose(title, 1)
		pass(HOUR_MS)
	}
	expect((await counted()).map(({ choices }) => choices)).toEqual([1])
	for (let day = 0; day < 4; day += 1) {
		pass(DAY_MS)
		await choose(title, 1)
	}
	expect((await trending()).terms).toEqual([])
})

test('what is stored is a title, an hour and a number', async () => {
	const [title = 0] = await writeTitles(site.db, draftOf())
	await choose(title, 2)
	expect(await counted()).toEqual([{ title_id: title, hour: start, choices: 2 }])
	const row = await site.db.selectFrom('search_choice').selectAll().executeTakeFirstOrThrow()
	expect(Object.keys(row).sort()).toEqual(['choices', 'hour', 'title_id'])
})

test('newer choices weigh more, and after a week none is left', async () => {
	const [old = 0, fresh = 0] = await writeTitles(
		site.db,
		draftOf({ names: named('Old') }),
		draftOf({ names: named('Fresh') }),
	)
	await choose(old, 5)
	pass(4 * DAY_MS)
	await choose(fresh, 3)
	expect((await trending()).terms).toEqual(['Fresh', 'Old'])
	pass(4 * DAY_MS)
	expect((await trending()).terms).toEqual(['Fresh'])
	expect(await counted()).toHaveLength(1)
	pass(4 * DAY_MS)
	expect((await trending()).terms).toEqual([])
	expect(await counted()).toEqual([])
})

test('a removed title is no trending search, and one that does not exist is not counted', async () => {
	const [title = 0] = await writeTitles(site.db, draftOf())
	await choose(title, 3)
	await choose(999_999, 3)
	expect((await trending()).terms).toHaveLength(1)
	await site.db.updateTable('title').set({ removed_at: start }).where('id', '=', title).execute()
	expect((await site.app.inject('/api/search/trending')).json().terms).toEqual([])
	expect((await trending()).terms).toEqual([])
})

test('the best-known titles fill the list up to seven, but none for adults and none twice', async () => {
	const ids = await writeTitles(
		site.db,
		...Array.from({ length: 10 }, (_, index) => draftOf({ names: named(`Known ${index}`) })),
	)
	for (const [index, id] of ids.entries()) {
		const removed = index === 1 ? { is_adult: true, removed_at: start } : {}
		await site.db
			.updateTable('title')
			.set({ renown: 1 - index / 20, ...removed })
			.where('id', '=', id)
			.execute()
	}
	const [best = 0] = ids
	await choose(best, 3)
	const { terms, wellKnown } = await trending()
	expect(terms).toEqual(['Known 0'])
	expect(wellKnown.map(({ title }: { title: string }) => title)).toEqual(
		[2, 3, 4, 5, 6, 7].map((each) => `Known ${each}`),
	)
})
