import { ACCESS_TOKENS_PER_MEMBER, APPS_PER_MEMBER } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { GOOD_PASSWORD, newMember, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, who: TestMember, payload?: object) =>
	site.app.inject({ method, url: `/api/${path}`, headers: who.headers, ...(payload && { payload }) })
const me = (token: string) => site.app.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${token}` } })

const TOKEN = { name: 'Meu script', scopes: ['profile:read'], days: 7 }
const APP = {
	name: 'Estante',
	website: 'https://estante.example',
	redirectAddresses: ['https://estante.example/volta'],
	usesDeviceFlow: false,
	allowsPlainChallenge: false,
}

test('a personal token acts for its member until it is revoked or expires, and only its hash is stored', async () => {
	const bia = await newMember(site.app)
	const made = await send('POST', 'access-tokens', bia, { ...TOKEN, name: '  Meu   script ' })
	expect([made.statusCode, made.headers['cache-control']]).toEqual([200, 'no-store'])
	const { token, item } = made.json()
	expect(token).toMatch(/^niouka_pat_[A-Za-z0-9_-]{43}$/)
	const [start, end] = [site.clock.now, new Date(site.clock.now.getTime() + 7 * DAY_MS)].map((at) => at.toISOString())
	expect(item).toMatchObject({ scopes: ['profile:read'], createdAt: start, expiresAt: end, usedAt: null })
	expect((await me(token)).json()).toMatchObject({ id: bia.id, username: bia.username, scopes: ['profile:read'] })
	expect((await send('GET', 'access-tokens', bia)).json().items).toMatchObject([{ id: item.id, usedAt: start }])
	expect(JSON.stringify(await site.db.selectFrom('access_token').selectAll().execute())).not.toContain(token)
	site.clock.now = new Date(site.clock.now.getTime() + 7 * DAY_MS)
	expect((await me(token)).statusCode).toBe(401)
	await send('POST', 'account/step-up', bia, { password: GOOD_PASSWORD })
	const other = (await send('POST', 'access-tokens', bia, TOKEN)).json()
	expect((await me(other.token)).statusCode).toBe(200)
	expect((await send('DELETE', `access-tokens/${other.item.id}`, bia)).statusCode).toBe(200)
	expect((await me(other.token)).headers['www-authenticate']).toBe('Bearer error="invalid_token"')
	expect((await send('GET', 'access-tokens', bia)).json().items).toEqual([])
})

test('an endpoint for apps takes no session, and no token without its scope', async () => {
	const bia = await newMember(site.app)
	const { token } = (await send('POST', 'access-tokens', bia, { ...TOKEN, scopes: ['list:read'] })).json()
	const refused = await me(token)
	expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth.scope'])
	expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="profile:read"')
	const headers = { ...bia.headers, authorization: `Bearer ${token}` }
	expect((await site.app.inject({ url: '/api/access-tokens', headers })).statusCode).toBe(401)
})

test.each([
	[{ name: '  ' }, { name: 'text.required' }],
	[{ name: 'x'.repeat(61) }, { name: 'text.tooLong' }],
	[{ days: 31 }, { days: 'number.invalid' }],
])('a personal token with %j is refused', async (wrong, fields) => {
	const answer = await send('POST', 'access-tokens', await newMember(site.app), { ...TOKEN, ...wrong })
	expect([answer.statusCode, answer.json().fields]).toEqual([400, fields])
})

test('tokens and apps have limits', async () => {
	const bia = await newMember(site.app)
	for (let made = 0; made < ACCESS_TOKENS_PER_MEMBER; made++) await send('POST', 'access-tokens', bia, TOKEN)
	const [token, ...apps] = [
		await send('POST', 'access-tokens', bia, TOKEN),
		...(await Promise.all(
			Array.from({ length: APPS_PER_MEMBER + 1 }, () => send('POST', 'apps', bia, { ...APP, isConfidential: true })),
		)),
	]
	expect([token?.statusCode, token?.json().code]).toEqual([409, 'app.token.tooMany'])
	expect(apps.filter(({ statusCode }) => statusCode === 200)).toHaveLength(APPS_PER_MEMBER)
	expect(apps.find(({ statusCode }) => statusCode !== 200)?.json().code).toBe('app.tooMany')
})

test('an app is registered, changed, given a new secret and deleted by its owner alone', async () => {
	const [bia, caio] = [await newMember(site.app), await newMember(site.app)]
	const registered = await send('POST', 'apps', bia, { ...APP, isConfidential: true })
	const { app, secret } = registered.json()
	expect(app).toEqual({ ...APP, isConfidential: true, id: app.id, createdAt: app.createdAt, members: 0 })
	const another = await send('POST', 'apps', bia, { ...APP, isConfidential: false })
	expect(another.json().secret).toBeNull()
	const path = `apps/${app.id}`
	expect((await send('POST', `apps/${another.json().app.id}/secret`, bia)).statusCode).toBe(404)
	const changed = await send('PUT', path, bia, {
		...APP,
		name: 'Estante nova',
		redirectAddresses: ['a.b:/c', 'a.b:/c'],
	})
	expect(changed.json().app).toMatchObject({
		name: 'Estante nova',
		redirectAddresses: ['a.b:/c'],
		isConfidential: true,
	})
	const renewed = (await send('POST', `${path}/secret`, bia)).json().secret
	expect(renewed).not.toBe(secret)
	const stored = JSON.stringify(await site.db.selectFrom('app').selectAll().execute())
	for (const plain of [secret, renewed]) expect(stored).not.toContain(plain)
	expect((await send('DELETE', path, bia)).statusCode).toBe(200)
	expect((await send('GET', 'apps', bia)).json().items).toMatchObject([{ id: another.json().app.id }])
	expect((await send('GET', 'apps', caio)).json().items).toEqual([])
})

test.each([
	[{ name: '' }, { name: 'text.required' }],
	[{ website: 'estante.example' }, { website: 'url.invalid' }],
	[{ website: 'javascript:alert(1)' }, { website: 'url.invalid' }],
	[{ redirectAddresses: [] }, { redirectAddresses: 'text.required' }],
	[{ redirectAddresses: [' '] }, { redirectAddresses: 'text.required' }],
	[{ redirectAddresses: [`https://${'x'.repeat(500)}.example/`] }, { 'redirectAddresses.0': 'text.tooLong' }],
	...[
		'http://estante.example/volta',
		'https://estante.example/#volta',
		'https://*.example/volta',
		'https://bia:senha@estante.example/',
		'https://localhost/volta',
		'http://localhost.example/volta',
		'javascript:alert(1)',
		'data:text/html,a.b',
		'estante:/volta',
		'/volta',
		'com.example.app',
	].map((address): [object, object] => [
		{ redirectAddresses: ['https://estante.example/', address] },
		{ 'redirectAddresses.1': 'app.address.invalid' },
	]),
])('an app with %j is refused', async (wrong, fields) => {
	const payload = { ...APP, ...wrong, isConfidential: false }
	const answer = await send('POST', 'apps', await newMember(site.app), payload)
	expect([answer.statusCode, answer.json().fields]).toEqual([400, fields])
})

test('an app may return to the device itself and to a scheme of its own; with device codes it needs no address', async () => {
	const bia = await newMember(site.app)
	const redirectAddresses = [
		'http://127.0.0.1/volta',
		'http://[::1]:8080/',
		'http://localhost/',
		'com.example.app:/volta',
	]
	const native = await send('POST', 'apps', bia, { ...APP, redirectAddresses, isConfidential: false })
	expect([native.statusCode, native.json().app.redirectAddresses]).toEqual([200, redirectAddresses])
	const television = { ...APP, redirectAddresses: [], usesDeviceFlow: true, isConfidential: false }
	expect((await send('POST', 'apps', bia, television)).statusCode).toBe(200)
})

test.each(['Niouka', 'App da Niouka', 'N10uka', 'N\u0456ouka', 'NIOUKΑ', 'Suporte', '運営'])(
	'no app is called %s: it would pass for the site or its team',
	async (name) => {
		const bia = await newMember(site.app)
		const draft = { name, website: '', redirectAddresses: ['https://estante.example/'], usesDeviceFlow: false }
		const answer = await site.app.inject({
			method: 'POST',
			url: '/api/apps',
			headers: bia.headers,
			payload: { ...draft, allowsPlainChallenge: false, isConfidential: false },
		})
		expect([answer.statusCode, answer.json().fields]).toEqual([400, { name: 'app.name.reserved' }])
	},
)
