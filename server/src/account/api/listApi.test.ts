import type { Scope } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { draftOf, writeTitles } from '../../catalogue/catalogue.testing.ts'
import { newMember, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { bearer } from '../../testing/token.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' }, seed: async () => {} })
let bia: TestMember

beforeAll(async () => {
	await writeTitles(site.db, draftOf({ names: [{ language: 'pt', name: 'Alma de Vento' }] }), draftOf())
	bia = await newMember(site.app)
})

const send = async (method: 'GET' | 'PATCH' | 'DELETE', path: string, scopes: Scope[], payload?: object) =>
	site.app.inject({
		method,
		url: `/api/v1/${path}`,
		headers: await bearer(site.app, bia.id, ...scopes),
		...(payload && { payload }),
	})
const OWN = 'me/list?kind=anime&status=current'

test('an app reads and changes the list of its member, and the site shows it', async () => {
	const changed = await send('PATCH', 'me/list/1', ['list:write'], { status: 'current', progress: 3, score: 8 })
	expect(changed.json().entry).toMatchObject({
		title: { id: 1, name: 'Alma de Vento' },
		status: 'current',
		progress: 3,
		score: 8,
	})
	expect((await send('GET', OWN, ['list:read'])).json().items).toEqual([changed.json().entry])
	expect((await send('GET', 'me/list/1', ['list:read'])).json()).toEqual(changed.json())
	const onSite = await site.app.inject({ url: '/api/list/1', headers: bia.headers })
	expect(onSite.json().entry).toMatchObject({ progress: { current: 3 }, score: 8 })
	expect((await send('DELETE', 'me/list/1', ['list:write'])).json()).toEqual({ done: true })
	expect((await send('GET', 'me/list/1', ['list:read'])).statusCode).toBe(404)
})

test('each operation needs its scope, and no session stands in for a token', async () => {
	const refusals = await Promise.all([
		send('GET', OWN, ['list:write', 'profile:read', 'catalogue:write']),
		send('GET', 'me/list/1', ['list:write']),
		send('PATCH', 'me/list/1', ['list:read'], { progress: 1 }),
		send('DELETE', 'me/list/1', ['list:read']),
	])
	expect(refusals.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
	const bySession = await site.app.inject({ url: `/api/v1/${OWN}`, headers: bia.headers })
	expect([bySession.statusCode, bySession.json().code]).toEqual([401, 'auth.token'])
	const byVisitor = await site.app.inject(`/api/v1/${OWN}`)
	expect([byVisitor.statusCode, byVisitor.headers['www-authenticate']]).toEqual([401, 'Bearer'])
	expect(
		(await site.app.inject({ url: '/api/list/1', headers: await bearer(site.app, bia.id, 'list:read') })).statusCode,
	).toBe(401)
})

test('a token ends with its date, and its last use is stored', async () => {
	const headers = await bearer(site.app, bia.id, 'list:read')
	const read = () => site.app.inject({ url: `/api/v1/${OWN}`, headers })
	expect((await read()).statusCode).toBe(200)
	const { used_at } = await site.db
		.selectFrom('access_token')
		.select('used_at')
		.orderBy('used_at', (order) => order.desc().nullsLast())
		.executeTakeFirstOrThrow()
	expect(used_at).toEqual(site.clock.now)
	site.clock.now = new Date(site.clock.now.getTime() + DAY_MS)
	expect((await read()).statusCode).toBe(401)
})

test("another member's list is read as a visitor sees it, and a private member has none, whoever asks", async () => {
	await send('PATCH', 'me/list/1', ['list:write'], { status: 'current' })
	await send('PATCH', 'me/list/2', ['list:write'], { status: 'current', isPrivate: true, notes: 'segredo' })
	const path = `members/${bia.username}/list?kind=anime&status=current`
	const asVisitor = await site.app.inject(`/api/v1/${path}`)
	expect(asVisitor.json().items.map(({ title }: { title: { id: number } }) => title.id)).toEqual([1])
	expect((await send('GET', path, ['list:read'])).json()).toEqual(asVisitor.json())
	await site.app.inject({ method: 'PUT', url: '/api/privacy', headers: bia.headers, payload: { isPublic: false } })
	expect((await site.app.inject(`/api/v1/${path}`)).statusCode).toBe(404)
	expect((await send('GET', path, ['profile:read'])).statusCode).toBe(404)
	expect((await send('GET', OWN, ['list:read'])).json().items).toHaveLength(2)
})
