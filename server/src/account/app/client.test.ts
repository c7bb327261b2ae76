import * as oauth from 'oauth4webapi'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { BACK, cookiesOf, oauthBench, placeOf } from './oauth.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false', SITE_URL: 'https://niouka.example' } })
const { registerApp, decide, post, ofApp, consent } = oauthBench(site)

/** The requests of a client library, to the application. */
const options = {
	[oauth.customFetch]: async (url: string, { method, headers, body }: oauth.CustomFetchOptions<string, unknown>) => {
		const { pathname } = new URL(url)
		const payload = body instanceof URLSearchParams ? body.toString() : undefined
		const inMethod = method === 'POST' ? 'POST' : 'GET'
		const answer = await site.app.inject({ method: inMethod, url: pathname, headers, ...(payload && { payload }) })
		const given = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)])
		return new Response(answer.body, { status: answer.statusCode, headers: given })
	},
}

test('a client library finds the site by its metadata, and gets, replaces and gives back tokens', async () => {
	const bia = await newMember(site.app)
	const app = await registerApp(bia, { isConfidential: true })
	const issuer = new URL('https://niouka.example')
	const found = await oauth.discoveryRequest(issuer, { ...options, algorithm: 'oauth2' })
	const server = await oauth.processDiscoveryResponse(issuer, found)
	const client = { client_id: app.id }
	const proof = oauth.ClientSecretBasic(app.secret ?? '')
	const verifier = oauth.generateRandomCodeVerifier()
	const address = new URL(server.authorization_endpoint ?? '')
	const state = oauth.generateRandomState()
	address.search = new URLSearchParams({
		client_id: app.id,
		redirect_uri: BACK,
		response_type: 'code',
		scope: 'profile:read',
		code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
		code_challenge_method: 'S256',
		resource: 'https://niouka.example/mcp',
		state,
	}).toString()
	const answer = await site.app.inject(address.pathname + address.search)
	const begun = { answer, id: placeOf(answer).pathname.slice('/authorize/'.length), cookies: cookiesOf(answer) }
	const next = (await decide(begun, bia, true)).json().address
	const back = placeOf(await site.app.inject({ url: next, cookies: begun.cookies }))
	const parameters = oauth.validateAuthResponse(server, client, back, state)
	const sent = await oauth.authorizationCodeGrantRequest(server, client, proof, parameters, BACK, verifier, options)
	const tokens = await oauth.processAuthorizationCodeResponse(server, client, sent)
	expect(tokens.scope).toBe('profile:read')
	const again = await oauth.refreshTokenGrantRequest(server, client, proof, tokens.refresh_token ?? '', options)
	const { access_token } = await oauth.processRefreshTokenResponse(server, client, again)
	const me = () =>
		oauth.protectedResourceRequest(access_token, 'GET', new URL('/api/v1/me', issuer), undefined, undefined, options)
	expect(await (await me()).json()).toMatchObject({ id: bia.id })
	await oauth.processRevocationResponse(await oauth.revocationRequest(server, client, proof, access_token, options))
	await expect(me()).rejects.toThrow()
})

test('over a real connection too the library reads the body, and a page asks first whether it may', async () => {
	const app = await registerApp(await newMember(site.app))
	const address = await site.app.listen({ host: '127.0.0.1', port: 0 })
	const body = new URLSearchParams({ ...ofApp(app), scope: 'profile:read' })
	const device = await fetch(`${address}/oauth/device`, { method: 'POST', body })
	expect([device.status, (await device.json()).expires_in]).toEqual([200, 600])
	const page = { origin: 'https://estante.example', 'access-control-request-method': 'POST' }
	const asked = await fetch(`${address}/oauth/token`, { method: 'OPTIONS', headers: page })
	expect([asked.status, asked.headers.get('access-control-allow-methods')]).toEqual([204, 'POST'])
	const refused = await fetch(`${address}/oauth/authorize?client_id=nobody`, { headers: { accept: 'text/html' } })
	expect([refused.status, refused.headers.get('x-frame-options')]).toEqual([400, 'DENY'])
	expect(await refused.text()).toContain('<!doctype html>')
	const large = new URLSearchParams({ ...ofApp(app), scope: 'x'.repeat(60_000) })
	expect((await fetch(`${address}/oauth/device`, { method: 'POST', body: large })).status).toBe(400)
})

test('the metadata name what there is, for pages of every origin', async () => {
	const { headers, body } = await site.app.inject('/.well-known/oauth-authorization-server')
	expect(headers['access-control-allow-origin']).toBe('*')
	const metadata = JSON.parse(body)
	expect(metadata).toMatchObject({ issuer: 'https://niouka.example', code_challenge_methods_supported: ['S256'] })
	for (const name of ['token_endpoint', 'revocation_endpoint', 'device_authorization_endpoint']) {
		expect((await post(new URL(metadata[name]).pathname, {})).json().error).toBe('invalid_request')
	}
})

test('pages of an app itself may get tokens, those of others may not', async () => {
	const bia = await newMember(site.app)
	const app = await registerApp(bia)
	for (const [origin, isAllowed] of [
		['https://estante.example', true],
		['https://evil.example', false],
		['null', false],
	] as const) {
		const code = (await consent(app, bia)).get('code')
		const form = { ...ofApp(app), grant_type: 'authorization_code', code: code ?? '', redirect_uri: BACK }
		const { headers, body } = await post('/oauth/token', form, { origin })
		expect([origin, headers['access-control-allow-origin']]).toEqual([origin, isAllowed ? origin : undefined])
		expect(body.includes('not allowed for client')).toBe(!isAllowed)
		expect(headers['access-control-allow-credentials']).toBeUndefined()
	}
})

test('what a request claims of its host and protocol does not count, and its cookies are for its browser alone', async () => {
	const app = await registerApp(await newMember(site.app))
	const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
	const device = await post('/oauth/device', { ...ofApp(app), scope: 'profile:read' }, headers)
	expect(device.json().verification_uri).toBe('https://niouka.example/device')
	const query = new URLSearchParams({
		client_id: app.id,
		response_type: 'code',
		scope: 'profile:read',
		code_challenge: 'x'.repeat(43),
		code_challenge_method: 'S256',
	})
	const { cookies } = await site.app.inject({ url: `/oauth/authorize?${query}`, headers })
	const names = cookies.map(({ name }) => name.replace(/(?<=authorize_).*/, 'ID')).sort()
	expect(names).toEqual(['__Host-niouka_authorize_ID', 'niouka_resume', 'niouka_resume.sig'])
	expect(cookies.find(({ name }) => name.startsWith('__Host-'))?.path).toBe('/')
	for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'lax' })
})
