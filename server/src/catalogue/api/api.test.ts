import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { bearer } from '../../testing/token.testing.ts'
import { draftOf, writeTitles } from '../catalogue.testing.ts'
import { recordDeletion } from '../recordChanges.ts'

const site = testSite({ environment: { SITE_DEMO: 'false', SITE_URL: 'https://niouka.example' } })
const get = (path: string, headers: Record<string, string> = {}) => site.app.inject({ url: `/api/v1/${path}`, headers })

beforeEach(async () => {
	await recordDeletion(site.db)
	await writeTitles(
		site.db,
		draftOf({
			key: 'api/1',
			names: [{ language: 'pt', name: 'Alma de Vento' }],
			genres: ['drama'],
			season: 'winter',
			year: 2025,
		}),
		draftOf({ key: 'api/2', names: [{ language: 'pt', name: 'Mar Aberto' }], genres: [], format: 'Movie', year: 2024 }),
	)
	await site.db
		.insertInto('external_id')
		.values({ site: 'mal', id: '777', title_id: 1 })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
})

test('lists, the search, a season and the ranking answer titles with absolute addresses', async () => {
	const list = (await get('titles?kind=anime&sort=title')).json()
	expect([list.total, list.items.map(({ names }: { names: { main: string } }) => names.main)]).toEqual([
		2,
		['Alma de Vento', 'Mar Aberto'],
	])
	expect(list.items[1]).toMatchObject({
		id: 2,
		url: 'https://niouka.example/movie/2',
		kind: 'anime',
		format: 'Movie',
		isOnHiatus: false,
		pictureUrl: expect.stringMatching(/^https:\/\/niouka\.example\/art\//),
	})
	const found = (await get('search?q=alma%20de%20vnto')).json()
	expect(found.items[0].id).toBe(1)
	expect((await get('seasons/2025/winter')).json()).toMatchObject({ total: 1, items: [{ id: 1 }] })
	expect((await get('ranking')).json()).toMatchObject({ page: 1, total: 2 })
	expect((await get('calendar?date=2026-02-30')).statusCode).toBe(400)
	expect((await get(`calendar?date=${site.clock.now.toISOString().slice(0, 10)}`)).json().items).toBeInstanceOf(Array)
})

test('a title is found by its id here and by its id at another site, among titles of its kind', async () => {
	const title = (await get('titles/1')).json()
	expect(title).toMatchObject({ names: { main: 'Alma de Vento' }, ids: [{ site: 'mal', id: '777' }], relations: [] })
	expect((await get('titles/by/mal/777?kind=anime')).json()).toEqual(title)
	expect((await get('titles/by/mal/777?kind=manga')).statusCode).toBe(404)
	expect((await get('titles/1/episodes')).json()).toEqual({ items: [] })
})

test('the parameters of the own pages that depend on the member do not exist here', async () => {
	expect((await get('titles?kind=anime&hide=mine')).json().total).toBe(2)
})

test('a token is not needed, but an invalid one is refused rather than ignored', async () => {
	const answer = await get('titles/1', {
		authorization: 'Bearer niouka_pat_0000000000000000000000000000000000000000000',
	})
	expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.token'])
	expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
	const bia = await newMember(site.app)
	expect((await get('titles/1', await bearer(site.app, bia.id, 'list:read'))).statusCode).toBe(200)
})

test('an app edits in the name of a member with the scope alone', async () => {
	const bia = await newMember(site.app)
	const edit = async (headers: Record<string, string>) =>
		site.app.inject({
			method: 'POST',
			url: '/api/v1/edits/title/1',
			headers,
			payload: { changes: [{ field: 'year', from: '2025', to: '2026' }] },
		})
	const refused = await edit(await bearer(site.app, bia.id, 'list:write'))
	expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth.scope'])
	expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="catalogue:write"')
	const { values } = (await get('edits/title/1')).json()
	expect(values).toContainEqual({ field: 'year', value: '2025' })
	expect((await edit(await bearer(site.app, bia.id, 'catalogue:write'))).json().revision).toEqual(expect.any(Number))
	expect((await get('titles/1')).json().year).toBe(2026)
	const log = (await site.app.inject('/api/revisions/title/1')).json()
	expect(log.items[0].user.name).toBe(bia.username)
})
