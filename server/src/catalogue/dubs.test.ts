import { sql } from 'kysely'
import { insertRows } from '../core/database/insertRows.ts'
import { testSite } from '../testing/site.testing.ts'
import { recordChanges } from './recordChanges.ts'
import { revisionBench, TITLE } from './revision/revision.testing.ts'

const site = testSite()
const bench = revisionBench(site)
beforeEach(() => bench.fill())

const get = async (path: string, headers = {}) => (await site.app.inject({ url: `/api/${path}`, headers })).json()
const page = () => get(`titles/${TITLE}`)
const fresh = { 'cache-control': 'no-cache' }
const totalOf = async (query: string) => (await get(`titles?kind=anime&${query}`, fresh)).total
const cardOf = async () => (await get('titles?kind=anime', fresh)).items[0]

async function addDubs(...dubs: { language: string; confidence: number | null; source: string | null }[]) {
	await insertRows(
		site.db,
		'title_dub',
		dubs.map((dub) => ({ title_id: TITLE, ...dub })),
	)
	await recordChanges(site.db, { titles: [TITLE] })
}

const edit = async (field: string, items: object[]) => {
	const key = await bench.member('moderator')
	const seen = await bench.start()
	const answer = await bench.edit(key, seen, { [field]: JSON.stringify(items) })
	expect(answer.statusCode).toBe(200)
}

const addVoice = (language: string) =>
	edit('voices', [{ character: { id: null, name: 'Teru' }, language, person: { id: null, name: 'Marina' } }])

test('the page says how sure each dub is, the surest first, and names the source', async () => {
	const source = 'mydublist'
	await addDubs(
		{ language: 'fr', confidence: 0.4, source },
		{ language: 'en', confidence: 0.6, source },
		{ language: 'es-419', confidence: 0.95, source },
		{ language: 'pt-BR', confidence: null, source: null },
	)
	expect(await page()).toMatchObject({
		dubs: [
			{ language: 'pt-BR', certainty: 'certain' },
			{ language: 'es-419', certainty: 'certain' },
			{ language: 'en', certainty: 'likely' },
			{ language: 'fr', certainty: 'unsure' },
		],
		dubSource: { name: 'MyDubList', licence: 'CC BY 4.0', licenceUrl: expect.stringContaining('creativecommons.org') },
	})
})

test('the source is not named beside dubs of members alone', async () => {
	await addDubs({ language: 'pt-BR', confidence: null, source: null })
	expect((await page()).dubSource).toBeUndefined()
	expect((await page()).dubs).toHaveLength(1)
})

test('a dub counts in lists and on cards from the confidence that makes it likely', async () => {
	await addDubs(
		{ language: 'en', confidence: 0.49, source: 'mydublist' },
		{ language: 'pt-PT', confidence: 0.5, source: 'mydublist' },
		{ language: 'es-419', confidence: 0.9, source: 'mydublist' },
	)
	expect((await cardOf()).dubbedIn).toEqual(['pt'])
	expect(await Promise.all(['dub=en', 'dub=pt', 'dub=es'].map(totalOf))).toEqual([0, 1, 1])
	expect((await get('titles/facets?kind=anime', fresh)).dubs).toEqual(['es', 'pt'])
})

test("the voices of a language are a dub, but for Japanese, which the source's dubs are not, either", async () => {
	await addDubs({ language: 'ja', confidence: 0.95, source: 'mydublist' })
	await addVoice('ja')
	expect((await page()).dubs).toEqual([])
	expect(await totalOf('dub=ja')).toBe(0)
	await addVoice('pt-BR')
	expect((await page()).dubs).toEqual([{ language: 'pt-BR', certainty: 'certain' }])
	expect(await totalOf('dub=pt')).toBe(1)
	expect((await cardOf()).dubbedIn).toEqual(['pt'])
	// What a member writes anew is no longer the source's.
	await edit('dubs', [])
	await edit('dubs', [{ language: 'ja' }])
	expect(await totalOf('dub=ja')).toBe(1)
})

test('filters and facets follow an edit of dubs and services at once, and its undo', async () => {
	expect(await totalOf('dub=en')).toBe(0)
	await edit('dubs', [{ language: 'en' }])
	expect(await totalOf('dub=en')).toBe(1)
	await edit('dubs', [])
	expect(await totalOf('dub=en')).toBe(0)

	const service = encodeURIComponent('member cinema ao pé+1')
	expect(await totalOf(`service=${service}`)).toBe(0)
	await edit('platforms', [{ name: 'Cinema ao pé+1', url: null, regions: ['BR'], languages: null }])
	expect(await totalOf(`service=${service}`)).toBe(1)
	expect((await get('titles/facets?kind=anime', fresh)).services).toEqual([
		{ key: 'member cinema ao pé+1', name: 'Cinema ao pé+1' },
	])
	const [{ id }] = (await bench.log()).items
	await bench.undo(await bench.member('moderator'), id)
	expect(await totalOf(`service=${service}`)).toBe(0)
	expect((await get('titles/facets?kind=anime', fresh)).services).toEqual([])
})

test('a service that only announced a title is no hit', async () => {
	await sql`insert into platform (id, key, name) values (900, 'later', 'Later')`.execute(site.db)
	await insertRows(site.db, 'title_platform', [{ title_id: TITLE, platform_id: 900, status: 'soon' }])
	await recordChanges(site.db, { titles: [TITLE] })
	expect(await totalOf('service=later')).toBe(0)
})

test('the page says where a service is available, a title before its platform, and in which languages', async () => {
	await sql`insert into platform (id, key, name, regions) values
		(901, 'a', 'A', '{BR,PT}'), (902, 'b', 'B', '{BR}'), (903, 'c', 'C', null)`.execute(site.db)
	await insertRows(site.db, 'title_platform', [
		{ title_id: TITLE, platform_id: 901, regions: ['JP'], languages: ['ja'] },
		{ title_id: TITLE, platform_id: 902 },
		{ title_id: TITLE, platform_id: 903, regions: [] },
	])
	const given = { url: null, color: null, status: 'available' }
	const platforms = [
		{ ...given, name: 'A', regions: ['JP'], languages: ['ja'] },
		{ ...given, name: 'B', regions: ['BR'] },
		{ ...given, name: 'C' },
	]
	expect((await page()).platforms).toEqual(platforms)
	expect((await get('episodes/1')).platforms).toEqual(platforms)
})
