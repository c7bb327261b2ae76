import { insertRows } from '../../core/database/insertRows.ts'
import { testSite } from '../../testing/site.testing.ts'
import { revisionBench, TITLE } from '../revision/revision.testing.ts'
import NAMES from './tagNames.json' with { type: 'json' }

const site = testSite()
const bench = revisionBench(site)
const GROWING = { name: 'Coming of Age', names: { pt: 'Amadurecimento', ja: '成長' } }
const get = async (path: string) => (await site.app.inject({ url: `/api/${path}` })).json()

beforeEach(async () => {
	await bench.fill()
	await insertRows(site.db, 'tag', [
		{ id: 1, name: 'Coming of Age' },
		{ id: 2, name: 'Da casa' },
	])
	await insertRows(site.db, 'title_tag', [
		{ title_id: TITLE, tag_id: 1, weight: 90, is_spoiler: false },
		{ title_id: TITLE, tag_id: 2, weight: 80, is_spoiler: false },
	])
})

test('a tag has its names in three languages; one that a member made has its own', async () => {
	const { tags } = await get(`titles/${TITLE}`)
	expect(tags).toMatchObject([GROWING, { name: 'Da casa' }])
	expect(tags[1].names).toBeUndefined()
	for (const name of ['Coming of Age', 'amadurecimento', '成長']) {
		expect(await get(`tags/${encodeURIComponent(name)}`)).toMatchObject({ ...GROWING, total: 1 })
	}
})

test.each(['amadu', 'Coming of Age', '成長'])('a search for %s finds it', async (query) => {
	expect((await get(`search/page?q=${encodeURIComponent(query)}`)).tags).toEqual([GROWING])
})

test('a search that names no tag has none', async () => {
	for (const query of ['zebra', 'a']) expect((await get(`search/page?q=${query}`)).tags).toBeUndefined()
})

test('a form that names a tag in Portuguese makes no second one', async () => {
	const tags = JSON.stringify([{ name: 'Amadurecimento', weight: null, isSpoiler: false }])
	await bench.edit(await bench.member(), await bench.start(), { tags })
	expect((await get(`titles/${TITLE}`)).tags).toMatchObject([GROWING])
	expect(await site.db.selectFrom('tag').select('id').execute()).toHaveLength(2)
})

test('the tags to filter by are those of titles of the kind, but for what gives a story away', async () => {
	expect(await get('tags?kind=anime')).toEqual({ items: [GROWING, { name: 'Da casa' }] })
	await site.db.updateTable('title_tag').set({ is_spoiler: true }).where('tag_id', '=', 1).execute()
	expect(await get('tags?kind=anime')).toEqual({ items: [{ name: 'Da casa' }] })
	expect(await get('tags?kind=manga')).toEqual({ items: [] })
})

test('every tag has a Portuguese and a Japanese name', () => {
	for (const names of Object.values(NAMES))
		expect(names).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
})
