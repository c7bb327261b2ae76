import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { BACK, hashOf, oauthBench, placeOf, VERIFIER } from './oauth.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false', SITE_URL: 'https://niouka.example' } })
const { api, registerApp, begin, look, decide, resume, consent, post, ofApp, redeem, signIn, refresh, use } =
	oauthBench(site)
const newBia = () => newMember(site.app)

test('an app asks, the member allows it, and the app gets tokens for what it asked', async () => {
	const [bia, owner] = [await newBia(), await newBia()]
	const app = await registerApp(owner)
	const begun = await begin(app)
	expect([begun.answer.statusCode, begun.answer.headers.location]).toEqual([303, `/authorize/${begun.id}`])
	expect(begun.answer.headers['x-frame-options']).toBe('DENY')
	expect(begun.answer.headers['cache-control']).toBe('no-store')
	expect((await look(begun, bia)).json()).toEqual({
		app: { id: app.id, name: 'Estante', website: 'https://estante.example', developer: owner.username },
		scopes: ['profile:read', 'list:read'],
		returnsTo: 'estante.example',
		isKnown: false,
	})
	const back = await resume(begun, (await decide(begun, bia, true)).json().address)
	expect([back.get('state'), back.get('iss')]).toEqual(['abc', 'https://niouka.example'])
	const answer = await redeem(app, back.get('code'))
	expect(answer.json()).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'profile:read list:read' })
	expect(answer.json()).not.toHaveProperty('id_token')
	const headers = { authorization: `Bearer ${answer.json().access_token}` }
	const { id, username } = bia
	expect((await site.app.inject({ url: '/api/v1/me', headers })).json()).toMatchObject({ id, username })
	expect((await api('GET', 'authorizations', bia)).json().items).toEqual([
		{
			app: { id: app.id, name: 'Estante', website: 'https://estante.example' },
			scopes: ['profile:read', 'list:read'],
			since: site.clock.now.toISOString(),
			usedAt: site.clock.now.toISOString(),
		},
	])
	expect((await api('GET', 'apps', owner)).json().items).toMatchObject([{ members: 1 }])
	expect((await look(await begin(app), bia)).json().isKnown).toBe(true)
	expect((await look(await begin(app, { scope: 'list:write' }), bia)).json().isKnown).toBe(false)
})

test('the developer of an app is named unless they are private', async () => {
	const [bia, owner] = [await newBia(), await newBia()]
	const begun = await begin(await registerApp(owner))
	const developer = async () => (await look(begun, bia)).json().app.developer
	expect(await developer()).toBe(owner.username)
	const { headers } = owner
	await site.app.inject({ method: 'PUT', url: '/api/privacy', headers, payload: { isPublic: false } })
	expect(await developer()).toBeNull()
})

test('a request ends when the app is changed while it waits, in a browser and on a device', async () => {
	const [bia, owner] = [await newBia(), await newBia()]
	const [app, other] = [await registerApp(owner), await registerApp(owner)]
	const [begun, kept] = [await begin(app), await begin(other)]
	const { user_code: code } = (await post('/oauth/device', { ...ofApp(app), scope: 'profile:read' })).json()
	const allowed = await begin(app)
	const { address } = (await decide(allowed, bia, true)).json()
	const draft = { name: 'Banco do Brasil', website: '', redirectAddresses: [BACK], usesDeviceFlow: true }
	const change = { ...draft, allowsPlainChallenge: false }
	const { headers } = owner
	const changed = await site.app.inject({ method: 'PUT', url: `/api/apps/${app.id}`, headers, payload: change })
	expect(changed.statusCode).toBe(200)
	expect((await look(begun, bia)).statusCode).toBe(404)
	expect((await decide(begun, bia, true)).statusCode).toBe(404)
	expect((await api('POST', 'device', bia, { code })).statusCode).toBe(404)
	expect((await look(kept, bia)).statusCode).toBe(200)
	expect((await resume(allowed, address)).get('code')).not.toBeNull()
})

test('an app is told of a refusal', async () => {
	const bia = await newBia()
	const begun = await begin(await registerApp(bia))
	const back = await resume(begun, (await decide(begun, bia, false)).json().address)
	expect([back.get('error'), back.get('state'), back.get('code')]).toEqual(['access_denied', 'abc', null])
	expect((await api('GET', 'authorizations', bia)).json().items).toEqual([])
})

test('the page of a request is for the browser that the app sent here, and for signed-in members', async () => {
	const [bia, caio] = [await newBia(), await newBia()]
	const app = await registerApp(bia)
	const begun = await begin(app)
	const elsewhere = { ...begun, cookies: (await begin(app)).cookies }
	expect([(await look(elsewhere, bia)).statusCode, (await decide(elsewhere, bia, true)).statusCode]).toEqual([404, 404])
	const name = `__Host-niouka_authorize_${begun.id}`
	for (const cookies of [
		{},
		{ niouka_authorize: begun.id },
		{ [name]: begun.id },
		{ [name]: '' },
		{ [name]: Object.values(elsewhere.cookies)[0] ?? '' },
		{ [name.replace('__Host-', '')]: begun.cookies[name] ?? '' },
	]) {
		expect((await look({ ...begun, cookies }, bia)).statusCode).toBe(404)
	}
	const unknown = { ...begun, id: 'x'.repeat(21) }
	expect((await look(unknown, bia)).statusCode).toBe(404)
	const visitor = await site.app.inject({ url: `/api/authorize/${begun.id}`, cookies: begun.cookies })
	expect(visitor.statusCode).toBe(401)
	// Somebody else has signed in meanwhile: the app acts for who allows it.
	expect((await look(begun, bia)).statusCode).toBe(200)
	const { address } = (await decide(begun, caio, true)).json()
	expect((await decide(begun, bia, true)).statusCode).toBe(404)
	const { access_token } = (await redeem(app, (await resume(begun, address)).get('code'))).json()
	const headers = { authorization: `Bearer ${access_token}` }
	expect((await site.app.inject({ url: '/api/v1/me', headers })).json().id).toBe(caio.id)
})

test('the browser of somebody else gets no code for what a member allowed', async () => {
	const bia = await newBia()
	const app = await registerApp(bia)
	const begun = await begin(app)
	const { address } = (await decide(begun, bia, true)).json()
	const answer = await site.app.inject({ url: address })
	expect([answer.statusCode, answer.json().code]).toEqual([400, 'app.refused'])
	// Its own cookies lead to its own request, which nobody has answered.
	expect((await resume(await begin(app), address)).get('code')).toBeNull()
})

test('every request asks the member, and prompt=none gets an error', async () => {
	const bia = await newBia()
	const app = await registerApp(bia)
	await signIn(app, bia)
	const again = await begin(app)
	expect(again.answer.headers.location).toBe(`/authorize/${again.id}`)
	expect(placeOf((await begin(app, { prompt: 'none' })).answer).searchParams.get('error')).toBe('consent_required')
})

test.each([
	['no challenge', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
	['a plain challenge', { code_challenge: VERIFIER, code_challenge_method: 'plain' }, 'invalid_request'],
	['a challenge without its method', { code_challenge: VERIFIER, code_challenge_method: undefined }, 'invalid_request'],
	['an unknown scope', { scope: 'profile:read messages:read' }, 'invalid_scope'],
	['the scope of OpenID', { scope: 'openid profile:read' }, 'invalid_scope'],
	['no scope', { scope: undefined }, 'invalid_scope'],
	['the implicit flow', { response_type: 'token' }, 'invalid_request'],
])('an app that sends %s is told so', async (_name, change, error) => {
	const { answer } = await begin(await registerApp(await newBia()), change)
	const place = placeOf(answer)
	const told = place.hash === '' ? place.searchParams : new URLSearchParams(place.hash.slice(1))
	expect([place.origin + place.pathname, told.get('error')]).toEqual([BACK, error])
	expect([told.get('state'), told.get('iss')]).toEqual(['abc', 'https://niouka.example'])
})

test.each([
	['a foreign address', { redirect_uri: 'https://estante.example/outra' }],
	['an address with a query of its own', { redirect_uri: `${BACK}?a=b` }],
	['an unknown app', { client_id: 'nobody' }],
])('with %s the reader sees a page of the site, and no app hears of it', async (_name, change) => {
	const app = await registerApp(await newBia())
	const { answer } = await begin(app, change)
	expect([answer.statusCode, answer.headers.location, answer.json().code]).toEqual([400, undefined, 'app.refused'])
	const page = await site.app.inject({
		url: `/oauth/authorize?client_id=${app.id}&redirect_uri=https%3A%2F%2Fevil.example`,
		headers: { accept: 'text/html', 'accept-language': 'en' },
	})
	expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
	expect(page.body).toContain('This app’s request isn’t valid')
	expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('a plain challenge is good for an app that may send it, with or without its method', async () => {
	const bia = await newBia()
	const app = await registerApp(bia, { allowsPlainChallenge: true })
	for (const code_challenge_method of ['plain', undefined]) {
		const code = async () => (await consent(app, bia, { code_challenge: VERIFIER, code_challenge_method })).get('code')
		expect((await redeem(app, await code())).statusCode).toBe(200)
		expect((await redeem(app, await code(), { code_verifier: hashOf(VERIFIER) })).json().error).toBe('invalid_grant')
	}
	expect((await signIn(app, bia)).answer.statusCode).toBe(200)
})

test('an app on the device may return to any port of it', async () => {
	const bia = await newBia()
	const app = await registerApp(bia, { redirectAddresses: ['http://127.0.0.1/volta', 'com.example.app:/volta'] })
	for (const redirect_uri of ['http://127.0.0.1:49152/volta', 'com.example.app:/volta']) {
		const code = (await consent(app, bia, { redirect_uri })).get('code')
		expect((await redeem(app, code, { redirect_uri })).statusCode).toBe(200)
	}
	const foreign = await begin(app, { redirect_uri: 'http://127.0.0.1:49152/outra' })
	expect(foreign.answer.statusCode).toBe(400)
})

test.each([
	['another verifier', { code_verifier: hashOf('other') }],
	['no verifier', { code_verifier: '' }],
	['another address', { redirect_uri: 'https://estante.example/outra' }],
])('a code with %s gets no token', async (_name, change) => {
	const bia = await newBia()
	const app = await registerApp(bia)
	const code = (await consent(app, bia)).get('code')
	expect((await redeem(app, code, change)).json().error).toBe('invalid_grant')
})

test('a code is of one app, and a secret must be right', async () => {
	const bia = await newBia()
	const [app, other] = [await registerApp(bia, { isConfidential: true }), await registerApp(bia)]
	const code = (await consent(app, bia)).get('code')
	expect((await redeem(other, code)).json().error).toBe('invalid_grant')
	for (const secret of ['wrong', null]) {
		const refused = await redeem({ ...app, secret }, code)
		expect([refused.statusCode, refused.json().error]).toEqual([401, 'invalid_client'])
	}
	expect((await redeem(app, code)).statusCode).toBe(200)
	const renewed = (await api('POST', `apps/${app.id}/secret`, bia)).json().secret
	const next = (await consent(app, bia)).get('code')
	expect((await redeem(app, next)).statusCode).toBe(401)
	expect((await redeem({ ...app, secret: renewed }, next)).statusCode).toBe(200)
})

test('a code that is used twice ends the tokens that it gave', async () => {
	const bia = await newBia()
	const app = await registerApp(bia)
	const code = (await consent(app, bia)).get('code')
	const { access_token, refresh_token } = (await redeem(app, code)).json()
	expect(await use(access_token)).toBe(200)
	expect((await redeem(app, code)).json().error).toBe('invalid_grant')
	expect(await use(access_token)).toBe(401)
	expect((await refresh(app, refresh_token)).json().error).toBe('invalid_grant')
})
