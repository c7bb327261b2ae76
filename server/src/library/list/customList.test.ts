import { DAY_MS } from 'shared-contract/units'
import { relationBench } from '../../community/relation.testing.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { deleteOldRemovals } from './removeEntry.ts'

const site = testSite()
const { newMember, send, read, refusal, addTitle } = relationBench(site)
const WRITING = { title: 'Chuva', description: 'Para dias assim', isPublic: true }

let bia: TestMember
let caio: TestMember
let titles: number[]
beforeEach(async () => {
	bia = await newMember('Bia')
	caio = await newMember('Caio')
	titles = [await addTitle('a'), await addTitle('b'), await addTitle('c', 'manga')]
})

const create = async (writing: object = WRITING) => String((await send('POST', 'lists', bia, writing)).json().list.id)
const shelf = async (by?: TestMember) =>
	(await read('profiles/Bia/lists', by)).lists.map(({ title }: { title: string }) => title)
const onList = async (id: string, by = bia) =>
	(await read(`lists/${id}`, by)).items.map(({ title }: { title: string }) => title).join('')
async function filled() {
	const id = await create()
	for (const title of titles) await send('PUT', `lists/${id}/items/${title}`, bia)
	return id
}

test('a new list is first; its card has the first covers and the count', async () => {
	await create({ ...WRITING, title: 'Velha' })
	const id = await filled()
	expect(await shelf(bia)).toEqual(['Chuva', 'Velha'])
	const card = (await read('profiles/Bia/lists')).lists[0]
	expect(card).toMatchObject({ id, description: 'Para dias assim', isPublic: true, count: 3 })
	expect(card.covers.map(({ titleId }: { titleId: number }) => titleId)).toEqual(titles)
})

test('a list is edited, removed, and restored within a day', async () => {
	const id = await filled()
	const answer = await send('PUT', `lists/${id}`, bia, { ...WRITING, title: ' Sol ', isPublic: false })
	expect(answer.json().list).toMatchObject({ title: 'Sol', isPublic: false, count: 3 })
	await send('DELETE', `lists/${id}`, bia)
	expect(await shelf(bia)).toEqual([])
	expect(await refusal('GET', `lists/${id}`, bia)).toEqual([404, 'request.notFound'])
	expect((await send('POST', `lists/${id}/restore`, bia)).json().list).toMatchObject({ title: 'Sol', count: 3 })
	await send('DELETE', `lists/${id}`, bia)
	site.clock.now = new Date(site.clock.now.getTime() + DAY_MS)
	expect(await refusal('POST', `lists/${id}/restore`, bia)).toEqual([409, 'list.undoExpired'])
	await deleteOldRemovals(site.db, site.clock.now)
	expect(await refusal('POST', `lists/${id}/restore`, bia)).toEqual([404, 'request.notFound'])
})

test.each([[{ ...WRITING, title: '  ' }, 'list.title.required']])('%j makes no list', async (writing, code) => {
	expect(await refusal('POST', 'lists', bia, writing)).toEqual([400, code])
	expect(await shelf(bia)).toEqual([])
})

test('titles are moved, added once and removed', async () => {
	const id = await filled()
	const [a, b, c] = titles
	await send('PUT', `lists/${id}/items/${a}`, bia)
	await send('PUT', `lists/${id}/items/${c}/place`, bia, { before: a })
	expect(await onList(id)).toBe('cab')
	await send('PUT', `lists/${id}/items/${c}/place`, bia, { before: null })
	await send('PUT', `lists/${id}/items/${b}/place`, bia, { before: 999 })
	expect(await onList(id)).toBe('acb')
	await send('DELETE', `lists/${id}/items/${c}`, bia)
	expect(await onList(id)).toBe('ab')
	expect(await refusal('PUT', `lists/${id}/items/${c}/place`, bia, { before: a })).toEqual([404, 'request.notFound'])
})

test('two concurrent moves leave one consistent order', async () => {
	const id = await filled()
	const [a, b, c] = titles
	await Promise.all([
		send('PUT', `lists/${id}/items/${c}/place`, bia, { before: a }),
		send('PUT', `lists/${id}/items/${a}/place`, bia, { before: null }),
		send('PUT', `lists/${id}/items/${b}/place`, bia, { before: c }),
		send('DELETE', `lists/${id}/items/${a}`, bia),
	])
	const rows = await site.db.selectFrom('custom_list_item').select(['title_id', 'position']).execute()
	expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length)
	expect([...(await onList(id))].toSorted().join('')).toBe('bc')
})

test('two tabs may change different fields of a list; the second change of the same field is refused', async () => {
	const id = await create()
	const edit = (change: object) => send('PUT', `lists/${id}`, bia, { ...WRITING, ...change, read: WRITING })
	await edit({ title: 'Sol' })
	expect((await edit({ isPublic: false })).json().list).toMatchObject({ title: 'Sol', isPublic: false })
	const late = await edit({ title: 'Vento' })
	expect([late.statusCode, late.json()]).toMatchObject([409, { fields: { title: 'list.changed' } }])
	expect(await shelf(bia)).toEqual(['Sol'])
})

test('lists are moved', async () => {
	for (const title of ['3', '2', '1']) await create({ ...WRITING, title })
	const { lists } = await read('profiles/Bia/lists', bia)
	await send('PUT', `lists/${lists[2].id}/place`, bia, { before: lists[0].id })
	expect(await shelf()).toEqual(['3', '1', '2'])
})

test('one answer has the entry and the custom lists of a title', async () => {
	const id = await filled()
	expect(await read(`list/${titles[0]}`, bia)).toMatchObject({
		title: { title: 'a' },
		entry: null,
		lists: [{ id, title: 'Chuva', holds: true }],
	})
})

describe('favourites', () => {
	test('one answer has all of a member’s favourite titles', async () => {
		await send('PUT', `favorites/title/${titles[1]}`, bia)
		await send('PUT', `favorites/title/${titles[0]}`, bia)
		expect(await read('favorites/titles', bia)).toEqual({ titleIds: [titles[0], titles[1]] })
		expect(await read('favorites/titles', caio)).toEqual({ titleIds: [] })
	})

	beforeEach(async () => {
		await site.db.insertInto('person').values({ name: 'Akiko Mori' }).execute()
		await site.db.insertInto('studio').values({ name: 'Estúdio Garça' }).execute()
		await site.db
			.insertInto('character')
			.values({ title_id: Number(titles[0]), name: 'Hisame' })
			.execute()
	})
	const put = (path: string) => send('PUT', `favorites/${path}`, bia)

	test('have four groups, in the owner’s order', async () => {
		for (const path of [
			`title/${titles[0]}`,
			`title/${titles[1]}`,
			`title/${titles[2]}`,
			'character/1',
			'person/1',
			'studio/1',
			'person/1',
		])
			expect((await put(path)).statusCode).toBe(200)
		await send('PUT', `favorites/title/${titles[1]}/place`, bia, { before: { type: 'title', id: titles[0] } })
		const beyond = { before: { type: 'title', id: 1e300 } }
		expect((await send('PUT', `favorites/title/${titles[0]}/place`, bia, beyond)).statusCode).toBe(200)
		await send('PUT', `favorites/title/${titles[1]}/place`, bia, { before: { type: 'title', id: titles[0] } })
		await send('PUT', 'favorites/studio/1/place', bia, { before: { type: 'person', id: 1 } })
		expect(await read('profiles/Bia/favorites')).toMatchObject({
			animes: [{ title: 'b', href: `/anime/${titles[1]}` }, { title: 'a' }],
			mangas: [{ title: 'c', href: `/manga/${titles[2]}` }],
			characters: [{ title: 'Hisame', subtitle: 'a', href: null }],
			staff: [{ title: 'Estúdio Garça' }, { title: 'Akiko Mori' }],
		})
		expect((await read('profiles/Bia/lists')).counts.favorites).toBe(6)
		await send('DELETE', 'favorites/studio/1', bia)
		expect((await read('profiles/Bia/favorites')).staff).toHaveLength(1)
	})

	test('are found by a part of a name', async () => {
		const find = async (group: string, q: string) =>
			(await read(`favorites/search?group=${group}&q=${encodeURIComponent(q)}`)).items.map(
				({ title }: { title: string }) => title,
			)
		expect(await find('animes', 'A')).toEqual(['a'])
		expect(await find('characters', 'hisa')).toEqual(['Hisame'])
		expect(await find('staff', 'estúdio')).toEqual(['Estúdio Garça'])
		expect(await find('staff', '%')).toEqual([])
	})

	test('refuse unknown subjects', async () => {
		expect(await refusal('PUT', 'favorites/person/999', bia)).toEqual([404, 'request.notFound'])
		expect(await refusal('PUT', 'favorites/person/1/place', bia, { before: null })).toEqual([404, 'request.notFound'])
	})
})
