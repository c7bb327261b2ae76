import { sql } from 'kysely'
import { LIST_UNDO_MS, VIEWS_PER_MEMBER } from 'shared-contract'
import { relationBench } from '../../community/relation.testing.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { deleteOldRemovals } from './removeEntry.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { newMember, send, read, refusal, setPublic } = relationBench(site)

let bia: TestMember
beforeEach(async () => {
	bia = await newMember('Bia')
})

const REWATCH = { place: 'anime', name: 'Quero rever', query: 'tag=quero rever&status=completed' } as const
const save = async (writing: object = {}, by = bia) =>
	(await send('POST', 'views', by, { ...REWATCH, ...writing })).json().view
const namesOf = async (by?: TestMember) =>
	(await read('profiles/Bia/views', by)).views.map(({ name }: { name: string }) => name)

test('a view holds the filters that its list knows, in one order', async () => {
	expect(await save({ name: '  Quero \n rever ' })).toEqual({
		id: '1',
		place: 'anime',
		name: 'Quero rever',
		query: 'status=completed&tag=quero+rever',
		isPublic: false,
		owner: 'Bia',
	})
	const titles = {
		place: '/explore',
		name: 'Ação',
		query: 'sort=year&page=3&x=1&status=lost&year=2026&genres=action,drama',
	}
	expect((await save(titles)).query).toBe('year=2026&genres=action,drama&sort=year')
	expect(await namesOf(bia)).toEqual(['Ação', 'Quero rever'])
	const kana = 'あ'.repeat(70)
	expect((await save({ place: '/explore', name: 'Kana', query: `q=${kana}` })).query).toBe(
		`q=${encodeURIComponent(kana)}`,
	)
})

test.each([
	[{ query: 'page=2&x=1' }, 400, 'request.invalid'],
	[{ query: 'tag=%00' }, 400, 'request.invalid'],
	[{ name: ' ' }, 400, 'text.required'],
	[{ name: 'QUERO REVER', place: 'manga' }, 409, 'view.nameTaken'],
])('%j is refused', async (writing, status, code) => {
	await save()
	expect(await refusal('POST', 'views', bia, { ...REWATCH, name: 'Outra', ...writing })).toEqual([status, code])
})

test('a name may stand once with the list and once with the lists of titles', async () => {
	await save()
	expect(await save({ place: '/explore', query: 'year=2026' })).toMatchObject({ name: 'Quero rever' })
	const { id } = await save({ name: 'Outra' })
	expect(await refusal('PATCH', `views/${id}`, bia, { name: 'quero rever' })).toEqual([409, 'view.nameTaken'])
	expect((await send('PATCH', `views/${id}`, bia, { name: 'OUTRA' })).json().view.name).toBe('OUTRA')
})

test('its owner changes it part by part', async () => {
	const { id } = await save()
	const change = async (edit: object) => (await send('PATCH', `views/${id}`, bia, edit)).json().view
	expect(await change({ query: 'unrated=1' })).toMatchObject({
		name: 'Quero rever',
		query: 'unrated=1',
		isPublic: false,
	})
	expect(await change({ isPublic: true })).toMatchObject({ query: 'unrated=1', isPublic: true })
	expect(await refusal('PATCH', `views/${id}`, bia, { query: 'x=1' })).toEqual([400, 'request.invalid'])
})

test('a public view is open to who may read its owner', async () => {
	const [caio, { id }] = [await newMember('Caio'), await save()]
	await save({ name: 'Segredo' })
	const open = async (by?: TestMember) => (await send('GET', `views/${id}`, by)).statusCode
	expect(await open(caio)).toBe(404)
	await send('PATCH', `views/${id}`, bia, { isPublic: true })
	expect([await open(caio), await open()]).toEqual([200, 200])
	expect([await namesOf(caio), await namesOf()]).toEqual([['Quero rever'], ['Quero rever']])
	await send('PUT', `members/${caio.id}/block`, bia)
	expect([await open(caio), await open()]).toEqual([404, 200])
	await setPublic(bia, false)
	expect([await open(), await open(bia)]).toEqual([404, 200])
})

test('a removed view comes back for a day, unless its name was given away', async () => {
	const { id } = await save()
	await send('DELETE', `views/${id}`, bia)
	expect(await namesOf(bia)).toEqual([])
	const other = await save()
	expect(await refusal('POST', `views/${id}/restore`, bia)).toEqual([409, 'view.nameTaken'])
	await send('DELETE', `views/${other.id}`, bia)
	expect((await send('POST', `views/${id}/restore`, bia)).json().view.name).toBe('Quero rever')
	site.clock.now = new Date(site.clock.now.getTime() + LIST_UNDO_MS)
	expect(await refusal('POST', `views/${other.id}/restore`, bia)).toEqual([409, 'list.undoExpired'])
	await deleteOldRemovals(site.db, site.clock.now)
	expect(await site.db.selectFrom('saved_view').select('id').execute()).toHaveLength(1)
})

test('requests at once never make more than a member may have', async () => {
	await sql`insert into saved_view (member_id, place, name, query, created_at)
		select ${bia.id}, 'anime', n::text, 'unrated=1', now() from generate_series(1, ${VIEWS_PER_MEMBER - 1}) n`.execute(
		site.db,
	)
	const answers = await Promise.all(['a', 'b', 'c'].map((name) => send('POST', 'views', bia, { ...REWATCH, name })))
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
})
