import { recordChanges } from '../../catalogue/recordChanges.ts'
import { EPISODES, FILM, SERIES } from '../../community/comment/comment.testing.ts'
import { insertRows } from '../../core/database/insertRows.ts'
import { withdrawAdult } from '../../core/identity/age.ts'
import { isFull } from '../../testing/full.testing.ts'
import { newMember, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { headFor } from '../head/head.ts'
import { ask } from './ask.testing.ts'
import { type Fixtures, makeFixtures } from './fixtures/fixtures.testing.ts'
import { allRights, type Right } from './readRights.testing.ts'

const rights = await allRights()
/** What belongs to its reader alone, and is theirs as a whole. */
const OWN = /^\/api\/list-exports\//
const reads = rights.filter(({ method, path }) => method === 'GET' && !OWN.test(path))

/** Words of the adult title: the name that it had when members wrote about it, its names, and those of its episodes. */
const WORDS = ['Crônicas', 'Zubumafu', 'zubumafu']
/** Its id, as addresses and pictures hold it. */
const ADDRESS = new RegExp(`(anime|movie|title|titles|poster|banner|episode)/(${SERIES}|${EPISODES[0]})\\b`)

/** What is asked with parameters of which the table names one alone, and what is outside of the contract. */
const MORE = [
	'/api/titles?kind=anime&adult=1',
	`/api/titles/${SERIES}?adult=1`,
	`/api/titles/${SERIES}/seasons/1/episodes?adult=1`,
	`/api/episodes/${EPISODES[0]}?adult=1`,
	'/api/search?q=zubumafu&adult=1',
	'/api/search?q=zubumafu',
	'/api/search/page?q=zubumafu&adult=1',
	'/api/suggestions?kind=title&q=zubu',
	'/api/favorites/search?group=animes&q=zubu',
	`/api/discussions/anime/${SERIES}`,
	`/api/discussions/episode/${EPISODES[0]}`,
	`/api/titles/${FILM}`,
	`/api/titles/${FILM}/similar`,
	`/api/titles/${FILM}/recommendations`,
	`/api/franchises/${FILM}`,
	'/sitemap.xml',
	'/sitemaps/titles-1.xml',
	'/feeds/news.xml',
	'/feeds/news.json',
	`/art/poster/${SERIES}.svg`,
	`/art/banner/${SERIES}.svg`,
	`/art/episode/${EPISODES[0]}.svg`,
	`/og/title/${SERIES}.png`,
	`/og/episode/${EPISODES[0]}.png`,
]

const site = testSite({ environment: { SITE_DEMO: 'false', ADULT_TITLES: 'members' }, seed: async () => {} })
let world: Fixtures
let adult: TestMember
let minor: TestMember
/** The paths that showed the title before it was an adult one. */
const showedBefore = new Set<string>()

const named = {
	title: 'Zubumafu Um',
	english_title: 'Zubumafu Two',
	native_title: 'Zubumafu Tres',
	sort_title: 'zubumafu um',
}

beforeAll(async () => {
	world = await makeFixtures(site)
	const { db } = site
	for (const right of reads.filter(({ outcomes }) => outcomes.has('member'))) {
		const { body } = await ask(site, world, right, 'member', 'there')
		if (tracesIn(body, right.path).length > 0) showedBefore.add(right.path)
	}
	await db
		.updateTable('title')
		.set({ ...named, is_adult: true, removed_at: site.clock.now })
		.where('id', '=', SERIES)
		.execute()
	await db.updateTable('episode').set({ title: 'Zubumafu começa' }).where('title_id', '=', SERIES).execute()
	await insertRows(db, 'title_name', [
		{ title_id: SERIES, position: 0, language: 'romaji', name: 'Zubumafu', folded: 'zubumafu' },
	])
	await insertRows(db, 'title_relation', [
		{ title_id: FILM, position: 0, kind: 'sequel', target_site: 'mal', target_key: '1', target_id: SERIES },
	])
	await insertRows(db, 'article_title', [{ article_id: 1, title_id: SERIES }])
	await insertRows(db, 'featured', [{ position: 1, title_id: SERIES }])
	await recordChanges(db, { titles: [SERIES, FILM] })
	adult = await newMember(site.app, {})
	minor = await newMember(site.app, {})
	await insertRows(db, 'member_age', [
		{ member_id: adult.id, born_on: '1990-05-05', shows_adult: true },
		// The switch alone is not enough.
		{ member_id: minor.id, born_on: '2015-05-05', shows_adult: true },
	])
	world.people.lend('minor', minor.headers)
	for (const who of [adult, minor]) {
		await db
			.insertInto('list_entry')
			.values({ member_id: who.id, title_id: SERIES, status: 'current', progress: 1 })
			.execute()
	}
})

/** The words and addresses of the adult title in an answer, but for those that the request itself holds. */
function tracesIn(body: string, url: string): string[] {
	const found = WORDS.filter((word) => body.includes(word) && !url.includes(word))
	const address = ADDRESS.exec(body)?.[0]
	return address === undefined || url.includes(address) ? found : [...found, address]
}

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ method: 'GET', url, headers })

test.each(reads.map((right): [string, Right] => [`${right.path} (${right.name})`, right]))(
	'%s shows nothing of an adult title',
	async (_name, right) => {
		const columns = [...right.outcomes.keys()]
		// No role and no relation opens adult titles: the first two are a visitor and a member.
		for (const column of [...(isFull ? columns : columns.slice(0, 2)), 'minor']) {
			const { body } = await ask(site, world, right, column, 'there')
			expect([column, tracesIn(body, right.path)]).toEqual([column, []])
		}
	},
)

test('what is asked here would show it', () => {
	expect(showedBefore.size).toBeGreaterThan(20)
	expect([...showedBefore]).toContain('/api/titles?kind=anime')
})

test.each(MORE)('%s shows nothing of it to a visitor, a member and a minor', async (url) => {
	for (const headers of [undefined, world.people.byName.owner.headers, minor.headers]) {
		const answer = await get(url, headers)
		expect([answer.statusCode < 500, tracesIn(answer.body, url)]).toEqual([true, []])
	}
})

test.each([`/anime/${SERIES}`, `/episode/${EPISODES[0]}`])(
	'the page %s is missing for search engines',
	async (address) => {
		const head = await headFor(site.db, address, 'pt', 'https://niouka.example')
		expect(head).toEqual(await headFor(site.db, '/anime/999999', 'pt', 'https://niouka.example'))
		expect([head.status, head.markup]).toEqual([404, expect.stringContaining('noindex')])
	},
)

test.each([
	`/api/titles/${SERIES}?adult=1`,
	`/api/titles/${SERIES}/seasons/1/episodes?adult=1`,
	`/api/episodes/${EPISODES[0]}?adult=1`,
	'/api/titles?kind=anime&adult=1',
	'/api/search?q=zubumafu&adult=1',
	'/api/search/page?q=zubumafu&adult=1',
	'/api/list',
	`/api/list/${SERIES}`,
	'/api/profiles/@me/list?kind=anime&status=current',
	'/api/list-exports/lists.json',
])('%s shows it to an adult who asked for it, privately', async (url) => {
	const answer = await get(url, adult.headers)
	expect([answer.statusCode, answer.body.includes('Zubumafu')]).toEqual([200, true])
	if (url.includes('adult=1')) expect(answer.headers['cache-control']).toBe('private, no-store')
	else expect(answer.headers['cache-control']).not.toContain('public')
})

test('cards and pages mark it; the list of adult titles holds nothing else', async () => {
	const page = (await get(`/api/titles/${SERIES}?adult=1`, adult.headers)).json()
	expect(page).toMatchObject({ id: SERIES, isAdult: true })
	const list = (await get('/api/titles?kind=anime&adult=1', adult.headers)).json()
	expect(list).toMatchObject({ total: 1, items: [{ id: SERIES, isAdult: true }] })
	expect((await get('/api/titles?kind=anime&adult=1')).json().items).toMatchObject([{ id: FILM }])
	expect((await get('/api/titles?kind=anime', adult.headers)).json().items).toMatchObject([{ id: FILM }])
})

test('shared answers do not show it, even to that adult', async () => {
	for (const url of [
		'/api/titles?kind=anime',
		'/api/home',
		'/api/ranking',
		'/api/search?q=zubumafu',
		`/api/titles/${SERIES}`,
	]) {
		const answer = await get(url, adult.headers)
		expect([url, tracesIn(answer.body, url)]).toEqual([url, []])
	}
})

test('the adult keeps a list of it, which nobody else sees; their statistics count it', async () => {
	const edit = (who: TestMember, payload: object) =>
		site.app.inject({ method: 'PATCH', url: `/api/list/${SERIES}`, headers: who.headers, payload })
	expect((await edit(adult, { score: 9, progress: 2 })).json()).toMatchObject({
		entry: { score: 9, title: { isAdult: true } },
	})
	expect((await edit(minor, { progress: 2 })).statusCode).toBe(404)
	expect((await get('/api/saved', adult.headers)).json()).toEqual({ titleIds: [String(SERIES)] })
	const name = encodeURIComponent(adult.username)
	const counts = async (headers?: Record<string, string>) =>
		(await get(`/api/profiles/${name}/list?kind=anime&status=current`, headers)).json().counts.current
	expect([await counts(adult.headers), await counts(), await counts(minor.headers)]).toEqual([1, 0, 0])
	for (const path of ['', '/activity', '/statistics', '/year', '/favorites', '/lists', '/years/2026', '/reviews']) {
		const { body } = await get(`/api/profiles/${name}${path}`, world.people.byName.member.headers)
		expect([path, tracesIn(body, '')]).toEqual([path, []])
	}
	expect((await get('/api/profiles/@me/statistics', adult.headers)).body).toContain('"score":9')
})

test('a site that no longer offers adult titles hides them from everybody', async () => {
	await withdrawAdult(site.db)
	for (const url of [`/api/titles/${SERIES}?adult=1`, '/api/titles?kind=anime&adult=1', '/api/list', '/api/saved']) {
		const answer = await get(url, adult.headers)
		expect([url, tracesIn(answer.body, url)]).toEqual([url, []])
	}
	await site.db.updateTable('member_age').set({ shows_adult: true }).where('member_id', '=', adult.id).execute()
	expect((await get(`/api/titles/${SERIES}?adult=1`, adult.headers)).statusCode).toBe(200)
})

test('the database refuses an adult title that everybody would see', async () => {
	const shown = site.db.updateTable('title').set({ removed_at: null }).where('id', '=', SERIES).execute()
	await expect(shown).rejects.toThrow('title_adult_is_hidden')
})
