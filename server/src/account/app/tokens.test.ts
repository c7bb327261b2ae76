import { DAY_MS, HOUR_MS } from 'shared-contract/units'
import { GOOD_PASSWORD, newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { deleteExpiredAccess } from './deleteExpired.ts'
import { oauthBench } from './oauth.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false', SITE_URL: 'https://niouka.example' } })
const { api, registerApp, begin, consent, post, ofApp, redeem, signIn, refresh, use } = oauthBench(site)
const newBia = () => newMember(site.app)

/** The library's clock is the machine's. */
beforeEach(() => {
	site.clock.now = new Date()
})

test('a refresh token is replaced at each use', async () => {
	const bia = await newBia()
	const app = await registerApp(bia)
	const first = await signIn(app, bia)
	const second = await refresh(app, first.refresh)
	expect(second.json()).toMatchObject({ token_type: 'Bearer', scope: 'profile:read list:read' })
	expect(second.json().refresh_token).not.toBe(first.refresh)
	expect(await use(second.json().access_token)).toBe(200)
	const narrow = await refresh(app, second.json().refresh_token, { scope: 'list:read' })
	expect([narrow.json().scope, await use(narrow.json().access_token)]).toEqual(['list:read', 403])
	const wide = await refresh(app, narrow.json().refresh_token, { scope: 'profile:read list:write' })
	expect(wide.json().error).toBe('invalid_scope')
})

test('the second use of a refresh token ends all tokens of its consent, and of no other', async () => {
	const bia = await newBia()
	const app = await registerApp(bia)
	const [stolen, other] = [await signIn(app, bia), await signIn(app, bia)]
	const next = (await refresh(app, stolen.refresh)).json()
	site.clock.now = new Date(site.clock.now.getTime() + 10_000)
	expect((await refresh(app, stolen.refresh)).json().error).toBe('invalid_grant')
	for (const token of [stolen.access, next.access_token]) expect(await use(token)).toBe(401)
	expect((await refresh(app, next.refresh_token)).json().error).toBe('invalid_grant')
	expect(await use(other.access)).toBe(200)
})

test.each([
	['at once', 0],
	['within ten seconds', 9_999],
])('two renewals with one refresh token %s both get tokens, and a later one ends them all', async (_when, ms) => {
	const bia = await newBia()
	const app = await registerApp(bia)
	const first = await signIn(app, bia)
	const start = site.clock.now.getTime()
	const both =
		ms === 0
			? await Promise.all([refresh(app, first.refresh), refresh(app, first.refresh)])
			: [await refresh(app, first.refresh)]
	site.clock.now = new Date(start + ms)
	if (ms > 0) both.push(await refresh(app, first.refresh))
	const tokens = both.map((answer) => answer.json())
	expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
	for (const { access_token } of [...tokens, { access_token: first.access }]) expect(await use(access_token)).toBe(200)
	expect(tokens[0].refresh_token).not.toBe(tokens[1].refresh_token)
	const renewed = (await refresh(app, tokens[1].refresh_token)).json()
	expect(await use(renewed.access_token)).toBe(200)
	// The second use has not prolonged the grace.
	site.clock.now = new Date(start + 10_000)
	expect((await refresh(app, first.refresh)).json().error).toBe('invalid_grant')
	for (const { access_token } of [...tokens, renewed]) expect(await use(access_token)).toBe(401)
	expect((await refresh(app, tokens[0].refresh_token)).json().error).toBe('invalid_grant')
})

test('of two uses of a code at once one wins, and then all ends', async () => {
	const bia = await newBia()
	const app = await registerApp(bia)
	const code = (await consent(app, bia)).get('code')
	const codes = await Promise.all([redeem(app, code), redeem(app, code)])
	expect(codes.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1)
	for (const { access_token } of codes.map((one) => one.json())) {
		if (access_token !== undefined) expect(await use(access_token)).toBe(401)
	}
})

test('an access token holds for an hour', async () => {
	const bia = await newBia()
	const { access } = await signIn(await registerApp(bia), bia)
	expect(await use(access)).toBe(200)
	site.clock.now = new Date(Date.now() + HOUR_MS + 1000)
	expect(await use(access)).toBe(401)
})

test('an app gives its tokens back, and nobody else does', async () => {
	const bia = await newBia()
	const [app, other] = [await registerApp(bia), await registerApp(bia)]
	const { access, refresh: token } = await signIn(app, bia)
	expect((await post('/oauth/revoke', { ...ofApp(other), token: access })).statusCode).toBe(200)
	expect(await use(access)).toBe(200)
	const revoked = await post('/oauth/revoke', { ...ofApp(app), token })
	// Common clients read every answer as JSON.
	expect([revoked.statusCode, revoked.headers['content-type'], revoked.json()]).toEqual([
		200,
		'application/json; charset=utf-8',
		{},
	])
	expect(await use(access)).toBe(401)
	expect((await refresh(app, token)).json().error).toBe('invalid_grant')
	expect((await api('GET', 'authorizations', bia)).json().items).toEqual([])
})

test('a member ends what an app may do, at once', async () => {
	const bia = await newBia()
	const [app, kept] = [await registerApp(bia), await registerApp(bia)]
	const [one, two, other] = [await signIn(app, bia), await signIn(app, bia), await signIn(kept, bia)]
	const code = (await consent(app, bia)).get('code')
	expect((await api('GET', 'authorizations', bia)).json().items).toHaveLength(2)
	expect((await api('DELETE', `authorizations/${app.id}`, await newBia())).statusCode).toBe(404)
	expect((await api('DELETE', `authorizations/${app.id}`, bia)).statusCode).toBe(200)
	for (const { access, refresh: token } of [one, two]) {
		expect([await use(access), (await refresh(app, token)).json().error]).toEqual([401, 'invalid_grant'])
	}
	expect((await redeem(app, code)).json().error).toBe('invalid_grant')
	expect(await use(other.access)).toBe(200)
	expect((await api('GET', 'authorizations', bia)).json().items).toMatchObject([{ app: { id: kept.id } }])
})

test('with an app or with a member all of their tokens end', async () => {
	const [bia, owner] = [await newBia(), await newBia()]
	const [deleted, app] = [await registerApp(owner), await registerApp(owner)]
	const [first, second] = [await signIn(deleted, bia), await signIn(app, bia)]
	expect((await api('DELETE', `apps/${deleted.id}`, owner)).statusCode).toBe(200)
	expect([await use(first.access), await use(second.access)]).toEqual([401, 200])
	expect((await refresh(deleted, first.refresh)).json().error).toBe('invalid_client')
	expect((await begin(deleted)).answer.statusCode).toBe(400)
	expect((await api('POST', 'account/deletion', bia, { password: GOOD_PASSWORD })).statusCode).toBe(200)
	expect(await use(second.access)).toBe(401)
	expect((await refresh(app, second.refresh)).json().error).toBe('invalid_grant')
	expect(await site.db.selectFrom('oauth_record').where('model', '!=', 'Interaction').selectAll().execute()).toEqual([])
})

test('the database has no token, code or secret in plain text', async () => {
	const bia = await newBia()
	const app = await registerApp(bia, { isConfidential: true })
	const code = (await consent(app, bia)).get('code')
	const { access, refresh: token } = await signIn(app, bia)
	const { id } = await begin(app)
	const device = (await post('/oauth/device', { ...ofApp(app), scope: 'profile:read' })).json()
	const tables = ['oauth_record', 'app', 'access_token', 'idempotency_key'] as const
	const stored = JSON.stringify(await Promise.all(tables.map((name) => site.db.selectFrom(name).selectAll().execute())))
	expect(stored).toContain(bia.id)
	const secrets = [code, access, token, app.secret, id, device.device_code, device.user_code]
	for (const secret of secrets) {
		expect(String(secret).length).toBeGreaterThan(7)
		expect(stored).not.toContain(String(secret).replaceAll('-', ''))
		expect(stored).not.toContain(secret)
	}
})

test('what has expired is deleted: used refresh tokens after their time, and consents of which nothing is left', async () => {
	const bia = await newBia()
	const app = await registerApp(bia)
	await api('POST', 'access-tokens', bia, { name: 'Script', scopes: ['profile:read'], days: 90 })
	await refresh(app, (await signIn(app, bia)).refresh)
	await begin(app)
	const start = site.clock.now.getTime()
	const left = async (after: number) => {
		await deleteExpiredAccess(site.db, new Date(start + after))
		const rows = await site.db.selectFrom('oauth_record').select(['model', 'consumed_at']).orderBy('model').execute()
		return rows.map(({ model, consumed_at }) => (consumed_at ? `used ${model}` : model)).sort()
	}
	const tokens = ['RefreshToken', 'used RefreshToken']
	expect(await left(0)).toEqual(
		['AccessToken', 'AccessToken', 'Grant', 'Interaction', ...tokens, 'used AuthorizationCode'].sort(),
	)
	expect(await left(2 * HOUR_MS)).toEqual(['Grant', ...tokens])
	expect(await left(91 * DAY_MS)).toEqual([])
	expect(await site.db.selectFrom('access_token').selectAll().execute()).toEqual([])
})
