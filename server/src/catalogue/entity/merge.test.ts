import { sql } from 'kysely'
import type { EntityType } from 'shared-contract'
import { insertRows } from '../../core/database/insertRows.ts'
import { newMember, type SessionHeaders } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite()
let bia: SessionHeaders
let moderator: SessionHeaders

beforeEach(async () => {
	const title = { kind: 'anime', format: 'TV', status: 'completed' } as const
	await insertRows(site.db, 'title', [
		{ ...title, id: 1, title: 'Ilha', sort_title: 'ilha' },
		{ ...title, id: 2, title: 'Maré', sort_title: 'mare' },
	])
	await insertRows(site.db, 'person', [
		{ id: 1, name: 'Rui Sato' },
		{ id: 2, name: 'RUI Sato' },
	])
	await insertRows(site.db, 'character', [
		{ id: 1, name: 'Ana', title_id: 1 },
		{ id: 2, name: 'Aninha', title_id: 2 },
	])
	await insertRows(site.db, 'studio', [
		{ id: 1, name: 'Vento' },
		{ id: 2, name: 'VENTO' },
	])
	await insertRows(site.db, 'title_staff', [
		{ title_id: 1, position: 0, role: 'director', person_id: 1 },
		{ title_id: 1, position: 1, role: 'director', person_id: 2 },
		{ title_id: 2, position: 0, role: 'music', person_id: 2 },
	])
	await insertRows(site.db, 'title_cast', [
		{ title_id: 1, position: 0, character_id: 1 },
		{ title_id: 2, position: 0, character_id: 2 },
	])
	await insertRows(site.db, 'title_voice', [{ title_id: 2, character_id: 2, language: 'ja', person_id: 2 }])
	await insertRows(site.db, 'title_studio', [{ title_id: 2, studio_id: 2, role: 'studio' }])
	bia = (await newMember(site.app)).headers
	moderator = (await newMember(site.app, { role: 'moderator' })).headers
})

const merge = (
	type: EntityType,
	from: number,
	into: number,
	headers: SessionHeaders | Record<string, string> = moderator,
) => site.app.inject({ method: 'POST', url: `/api/entities/${type}/${from}/merge`, headers, payload: { into } })
const get = async (path: string, headers: SessionHeaders | Record<string, string> = {}) =>
	(await site.app.inject({ url: `/api/${path}`, headers })).json()

test('two people become one: credits and voices once each, favourites kept, the old address leads on', async () => {
	for (const id of [1, 2]) await site.app.inject({ method: 'PUT', url: `/api/favorites/person/${id}`, headers: bia })
	expect((await merge('person', 2, 1)).json()).toEqual({ id: 1, path: '/person/1' })
	const { rows } = await sql`select title_id, role, person_id from title_staff order by title_id, role`.execute(site.db)
	expect(rows).toEqual([
		{ title_id: 1, role: 'director', person_id: 1 },
		{ title_id: 2, role: 'music', person_id: 1 },
	])
	const { rows: favorites } = await sql`select person_id from favorite`.execute(site.db)
	expect(favorites).toEqual([{ person_id: 1 }])
	expect(await get('people/2')).toMatchObject({ id: 1, name: 'Rui Sato', voiceTotal: 1 })
	expect((await get('titles/2')).cast).toMatchObject([{ voiceActor: { id: 1, name: 'Rui Sato' } }])
	expect((await get('suggestions?kind=person&q=rui')).items).toMatchObject([{ id: 1 }])
	expect((await get('revisions/person/1')).items).toMatchObject([{ user: { name: expect.any(String) } }])
})

test('characters and studios', async () => {
	expect((await merge('character', 2, 1)).statusCode).toBe(200)
	expect((await get('titles/2')).cast).toMatchObject([{ character: { id: 1, name: 'Ana' } }])
	expect((await merge('studio', 2, 1)).statusCode).toBe(200)
	const { rows } = await sql`select studio_id from title_studio`.execute(site.db)
	expect(rows).toEqual([{ studio_id: 1 }])
})

test('a merged one is merged no more, and an edit that names it means the other', async () => {
	await merge('person', 2, 1)
	expect((await merge('person', 2, 1)).statusCode).toBe(404)
	expect((await merge('person', 1, 2)).statusCode).toBe(404)
	const staff = JSON.stringify([{ person: { id: 2, name: 'RUI Sato' }, role: 'music' }])
	const { later } = await get('edits/title/2')
	const from = later.find(({ field }: { field: string }) => field === 'staff').value
	const changes = [{ field: 'staff', from, to: staff }]
	await site.app.inject({ method: 'POST', url: '/api/edits/title/2', headers: bia, payload: { changes } })
	const { rows } = await sql`select person_id from title_staff where title_id = 2`.execute(site.db)
	expect(rows).toEqual([{ person_id: 1 }])
})

test.each([
	['one with itself', 1, 1, 400],
	['into one that does not exist', 1, 9, 404],
])('%s is refused', async (_what, from, into, status) => {
	expect((await merge('person', from, into)).statusCode).toBe(status)
})

test('a merge is undone: credits and voices go back, and the address leads to two again', async () => {
	const credits = async () => ({
		staff: (await sql`select * from title_staff order by title_id, position`.execute(site.db)).rows,
		voices: (await sql`select * from title_voice`.execute(site.db)).rows,
	})
	const before = await credits()
	await merge('person', 2, 1)
	const { items } = await get('revisions/person/1')
	const undo = () => site.app.inject({ method: 'POST', url: `/api/revisions/${items[0].id}/undo`, headers: moderator })
	expect((await undo()).statusCode).toBe(200)
	expect(await credits()).toEqual(before)
	expect([(await get('people/2')).id, (await get('people/1')).id]).toEqual([2, 1])
	expect((await get('revisions/person/1')).items).toMatchObject([{ action: 'undone' }, { isUndone: true }])
	expect((await undo()).statusCode).toBe(409)
})
