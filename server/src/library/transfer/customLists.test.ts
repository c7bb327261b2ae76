import { insertRows } from '../../core/database/insertRows.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { transferBench } from './transfer.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { newMember, addTitle, checked, apply, undo, rows, lists, send, read } = transferBench(site)

let bia: TestMember
let titles: number[]
beforeEach(async () => {
	bia = await newMember()
	titles = [await addTitle('O Sino', { anilist: '1' }), await addTitle('O Farol', { anilist: '2' })]
})

const entry = (mediaId: number, customLists: object, more: object = {}) => ({
	mediaId,
	status: 'CURRENT',
	progress: 1,
	customLists,
	media: { id: mediaId, type: 'ANIME' },
	...more,
})
const file = (...entries: object[]) => JSON.stringify({ lists: [{ name: 'x', entries }] })
const FILE = file(entry(1, { Gemas: true, Depois: false }), entry(2, { Gemas: true }))

async function makeList(title: string, items: readonly number[]) {
	const payload = { title, description: '', isPublic: true }
	const { list } = (await send('POST', 'lists', bia, payload)).json()
	for (const item of items) await send('PUT', `lists/${list.id}/items/${item}`, bia)
	return Number(list.id.slice(2))
}

test('a missing list is created private, with titles in the order of the file', async () => {
	const found = await checked(bia, FILE)
	expect(found.lists).toEqual({ made: ['Gemas'], added: 2 })
	await apply(bia, found.id)
	expect((await lists(bia.id)).own).toMatchObject([
		{ title: 'Gemas', is_public: false, title_id: titles[0] },
		{ title: 'Gemas', title_id: titles[1] },
	])
	const again = await checked(bia, FILE)
	expect(again.lists).toEqual({ made: [], added: 0 })
	await undo(bia, found.id)
	expect((await lists(bia.id)).own).toEqual([])
})

test('a list of the same name is appended to; an undo removes only the import’s titles', async () => {
	await makeList('Gemas', [titles[1] ?? 0])
	const found = await checked(bia, FILE)
	expect(found.lists).toEqual({ made: [], added: 1 })
	await apply(bia, found.id)
	expect((await lists(bia.id)).own).toMatchObject([{ title_id: titles[1] }, { title_id: titles[0] }])
	await undo(bia, found.id)
	expect((await lists(bia.id)).own).toMatchObject([{ title: 'Gemas', is_public: true, title_id: titles[1] }])
})

test('an undo keeps a created list that has other titles by now', async () => {
	const found = await checked(bia, FILE)
	await apply(bia, found.id)
	const other = await addTitle('A Ponte')
	const { id } = await site.db.selectFrom('custom_list').select('id').executeTakeFirstOrThrow()
	await send('PUT', `lists/cl${id}/items/${other}`, bia)
	await undo(bia, found.id)
	expect((await lists(bia.id)).own).toMatchObject([{ title: 'Gemas', title_id: other }])
})

describe('a created list whose owner has invited an editor', () => {
	let caio: TestMember
	let id: string
	let list: string
	beforeEach(async () => {
		caio = await newMember('Caio')
		;({ id } = await checked(bia, FILE))
		await apply(bia, id)
		const row = await site.db.selectFrom('custom_list').select('id').executeTakeFirstOrThrow()
		list = `lists/cl${row.id}`
		await send('PUT', `${list}/people/Caio`, bia, { role: 'editor' })
		await send('PUT', `${list}/join`, caio)
	})
	const write = (title: number | undefined, text: string) =>
		send('PUT', `${list}/items/${title}/text`, caio, { text, read: '' })

	test('keeps what was written of a title since, and the undo counts it', async () => {
		expect((await write(titles[0], 'Chorei.')).statusCode).toBe(200)
		expect((await undo(bia, id)).json().import.skippedByUndo).toBe(1)
		expect((await lists(bia.id)).own).toMatchObject([{ title: 'Gemas', title_id: titles[0], text: 'Chorei.' }])
	})

	test('keeps a title that was removed and added again since', async () => {
		for (const method of ['DELETE', 'PUT'] as const) await send(method, `${list}/items/${titles[1]}`, caio)
		expect((await undo(bia, id)).json().import.skippedByUndo).toBe(1)
		expect((await lists(bia.id)).own).toMatchObject([{ title: 'Gemas', title_id: titles[1] }])
	})

	test('is removed with the titles that nobody changed, and comes back with its people', async () => {
		expect((await undo(bia, id)).json().import.skippedByUndo).toBe(0)
		expect((await lists(bia.id)).own).toEqual([])
		expect((await send('POST', `${list}/restore`, bia)).statusCode).toBe(200)
		expect(await read(list, caio)).toMatchObject({ list: { title: 'Gemas' }, role: 'editor', items: [] })
	})
})

test('a title that does not fit on a full list gets a note, and its entry is imported', async () => {
	const list = await makeList('Gemas', [])
	const row = (at: number) =>
		({ kind: 'anime', format: 'TV', status: 'completed', title: `t${at}`, sort_title: `t${at}` }) as const
	await insertRows(
		site.db,
		'title',
		Array.from({ length: 499 }, (_, at) => ({ id: 1000 + at, ...row(at) })),
	)
	await insertRows(
		site.db,
		'custom_list_item',
		Array.from({ length: 499 }, (_, at) => ({ list_id: list, title_id: 1000 + at, position: at })),
	)
	const found = await checked(bia, FILE)
	expect((await rows(bia, found.id)).map(({ notes }: { notes: string[] }) => notes)).toEqual([[], ['listFull']])
	await apply(bia, found.id)
	expect((await lists(bia.id)).entries).toHaveLength(2)
})

test('a file never makes a private list public', async () => {
	await site.app.inject({
		method: 'PATCH',
		url: `/api/list/${titles[0]}`,
		headers: bia.headers,
		payload: { isPrivate: true },
	})
	const found = await checked(bia, file(entry(1, {}, { private: false }), entry(2, {}, { private: true })))
	await apply(bia, found.id)
	const { entries } = await lists(bia.id)
	expect(entries).toMatchObject([{ entry: { is_private: true } }, { entry: { is_private: true } }])
})
