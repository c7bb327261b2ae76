import { seal, unseal } from '../../core/security/seal.ts'
import { GOOD_PASSWORD, newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { unzip } from '../../testing/unzip.testing.ts'
import { openList, readSync } from './connections.ts'
import { syncBench } from './listSync.testing.ts'
import { servicesOf } from './services/index.ts'

const { addTitle, connect, edit, entry, fakes, run, send, site, state, synced } = syncBench()
const bare = testSite({ environment: { SITE_DEMO: 'false' } })
const half = testSite({
	environment: { SITE_DEMO: 'false', MAL_CLIENT_ID: 'niouka', MAL_CLIENT_SECRET: 'secret', ANILIST_CLIENT_ID: 'x' },
})
let made = 4000
async function title(name: string) {
	const id = String(++made)
	for (const fake of Object.values(fakes)) fake.known.add(`anime ${id}`)
	return { titleId: await addTitle(name, { mal: id, anilist: id }), id }
}

test('without the ids of a client there is neither the plugin nor the service', async () => {
	const plugins = async (app: typeof bare.app) => (await app.inject('/api/site')).json().plugins
	expect(await plugins(site.app)).toContain('listSync')
	expect(await plugins(bare.app)).not.toContain('listSync')
	const { headers } = await newMember(bare.app)
	expect((await bare.app.inject({ url: '/api/list-sync', headers })).statusCode).toBe(404)
	const member = await newMember(half.app)
	const { items } = (await half.app.inject({ url: '/api/list-sync', headers: member.headers })).json()
	expect(items).toMatchObject([{ service: 'mal', account: null }])
	const url = '/api/list-sync/anilist/start'
	expect((await half.app.inject({ method: 'POST', url, headers: member.headers })).statusCode).toBe(404)
})

test('the page of consent gets the client, the state and with MyAnimeList a plain challenge', async () => {
	const bia = await newMember(site.app)
	const url = async (service: string) => new URL((await send('POST', `list-sync/${service}/start`, bia)).json().url)
	const mal = await url('mal')
	expect(mal.pathname).toBe('/v1/oauth2/authorize')
	expect(Object.fromEntries(mal.searchParams)).toMatchObject({
		...{ response_type: 'code', client_id: 'niouka', redirect_uri: 'http://niouka.example/settings/sync' },
		...{ code_challenge_method: 'plain', code_challenge: expect.stringMatching(/^[\w-]{43,128}$/) },
	})
	expect((await url('anilist')).href).not.toContain('secret')
})

test('what comes back without the state of this browser, or with a wrong code, connects nothing', async () => {
	const bia = await newMember(site.app)
	const started = await send('POST', 'list-sync/anilist/start', bia)
	const url = new URL(started.json().url)
	const finish = (payload: object, cookie = '') =>
		site.app.inject({
			method: 'POST',
			url: '/api/list-sync/finish',
			headers: { ...bia.headers, cookie: `${bia.headers.cookie}; ${cookie}` },
			payload,
		})
	const back = { code: fakes.anilist.consent(url), state: url.searchParams.get('state') }
	expect((await finish(back)).json().code).toBe('listSync.refused')
	const { name, value } = started.cookies.find((each) => each.name.startsWith('niouka_sync')) ?? { name: '', value: '' }
	const cookie = `${name}=${value}`
	expect((await finish({ ...back, state: 'another' }, cookie)).json().code).toBe('listSync.refused')
	expect((await finish({ ...back, code: 'none' }, cookie)).json().code).toBe('listSync.refused')
	fakes.anilist.isAway = true
	expect((await finish(back, cookie)).json().code).toBe('listSync.away')
	expect((await state(bia, 'anilist')).account).toBeNull()
})

test('tokens are sealed by the secret of the client, for one member and service', async () => {
	const bia = await newMember(site.app)
	await connect(bia, 'anilist')
	const { tokens } = await site.db.selectFrom('list_sync').selectAll().executeTakeFirstOrThrow()
	expect(tokens).not.toMatch(/access|token/)
	expect(unseal(tokens, 'secret', `list sync of ${bia.id} with anilist`)).toContain('access-')
	expect(unseal(tokens, 'another', `list sync of ${bia.id} with anilist`)).toBeUndefined()
	expect(unseal(tokens, 'secret', `list sync of ${bia.id} with mal`)).toBeUndefined()
	expect(unseal(`${seal('a', 'b', 'c').slice(0, -2)}AA`, 'b', 'c')).toBeUndefined()
	expect(unseal('', 'b', 'c')).toBeUndefined()
})

test('a token that ends is refreshed, before and after it has ended', async () => {
	fakes.mal.lifetimeMs = 3_600_000
	const { titleId, id } = await title('Um')
	const bia = await synced('mal')
	const before = (await site.db.selectFrom('list_sync').select('tokens').executeTakeFirstOrThrow()).tokens
	await run(58)
	expect((await site.db.selectFrom('list_sync').select('tokens').executeTakeFirstOrThrow()).tokens).not.toBe(before)
	// It ends before its time.
	fakes.mal.tokens.clear()
	await edit(bia, titleId, { status: 'current' })
	await run()
	expect(fakes.mal.lists.anime.get(id)).toMatchObject({ status: 'current' })
	expect((await state(bia, 'mal')).state).toBe('on')
})

test('a refresh token that another process has used ends nothing', async () => {
	fakes.mal.lifetimeMs = 3_600_000
	const bia = await synced('mal')
	const before = await readSync(site.db, bia.id, 'mal')
	await run(58)
	const now = () => site.clock.now
	const service = servicesOf(site.context.settings, now).get('mal')
	const list = service && (await openList(site.db, before, service, now))
	expect(await list?.account()).toEqual({ id: '9', name: 'bia_mal' })
	expect((await state(bia, 'mal')).state).toBe('on')
})

test.each(['anilist', 'mal'] as const)(
	'access to %s that was revoked there ends the sync until the member connects again',
	async (service) => {
		const { titleId, id } = await title('Um')
		const bia = await synced(service)
		await edit(bia, titleId, { status: 'current', progress: 2 })
		await run()
		fakes[service].tokens.clear()
		fakes[service].refreshable.clear()
		await run()
		expect(await state(bia, service)).toMatchObject({ state: 'revoked', nextAt: null })
		expect((await send('PUT', `list-sync/${service}`, bia, { isOn: true })).json().code).toBe('listSync.revoked')
		expect((await send('POST', `list-sync/${service}/comparison`, bia)).json().code).toBe('listSync.revoked')
		await edit(bia, titleId, { progress: 3 })
		await connect(bia, service)
		await send('PUT', `list-sync/${service}`, bia, { isOn: true })
		fakes[service].writes.length = 0
		await run()
		expect(fakes[service].writes).toEqual([`anime ${id}`])
	},
)

test('another account begins anew', async () => {
	const { titleId } = await title('Um')
	const bia = await synced('anilist')
	await edit(bia, titleId, { status: 'current' })
	await run()
	await site.db.updateTable('list_sync').set({ account_id: '8' }).execute()
	await connect(bia, 'anilist')
	expect(await state(bia, 'anilist')).toMatchObject({ account: 'bia_ani', state: 'off', changes: [] })
	expect(await site.db.selectFrom('list_sync_entry').selectAll().execute()).toEqual([])
})

test('a pause stops both ways; disconnecting leaves both lists, and no token', async () => {
	const { titleId, id } = await title('Um')
	const bia = await synced('mal')
	await edit(bia, titleId, { status: 'current', progress: 2 })
	await run()
	await send('PUT', 'list-sync/mal', bia, { isOn: false })
	await edit(bia, titleId, { progress: 3 })
	await run()
	expect(fakes.mal.lists.anime.get(id)).toMatchObject({ progress: 2 })
	expect((await send('DELETE', 'list-sync/mal', bia)).statusCode).toBe(200)
	expect((await send('DELETE', 'list-sync/mal', bia)).statusCode).toBe(404)
	expect(await site.db.selectFrom('list_sync').selectAll().execute()).toEqual([])
	expect([fakes.mal.lists.anime.size, await entry(bia, titleId)]).toMatchObject([1, { progress: { current: 3 } }])
})

test('ending all other access ends the sync', async () => {
	const bia = await synced('anilist')
	await send('DELETE', 'account/sessions?access=end', bia)
	expect(await state(bia, 'anilist')).toMatchObject({ state: 'revoked' })
	expect(await site.db.selectFrom('list_sync').select('tokens').execute()).toEqual([{ tokens: '' }])
})

test('the archive holds the syncs without tokens; the end of the account ends it all', async () => {
	const { titleId, id } = await title('Um')
	const bia = await synced('mal')
	await edit(bia, titleId, { status: 'current' })
	await run()
	const { rawPayload } = await site.app.inject({ url: '/api/list-exports/archive.zip', headers: bia.headers })
	const json = String(unzip(rawPayload)['list-syncs.json'])
	expect(JSON.parse(json)).toMatchObject([
		{
			...{ service: 'mal', account_name: 'bia_mal', state: 'on' },
			entries: [{ title_id: titleId, foreign_id: id, here: { status: 'current' } }],
			changes: [{ side: 'there', result: 'done' }],
		},
	])
	expect(json).not.toContain('tokens')
	expect((await send('POST', 'account/deletion', bia, { password: GOOD_PASSWORD })).statusCode).toBe(200)
	for (const table of ['list_sync', 'list_sync_entry', 'list_sync_change'] as const)
		expect(await site.db.selectFrom(table).selectAll().execute()).toEqual([])
	fakes.mal.requests = 0
	await run()
	expect(fakes.mal.requests).toBe(0)
})
