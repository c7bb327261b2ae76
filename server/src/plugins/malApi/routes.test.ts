import type { IncomingHttpHeaders } from 'node:http'
import { testSite } from '../../testing/site.testing.ts'
import { malTokenPath } from './routes.ts'

const site = testSite()

const authorize = async (query: string) => {
	const answer = await site.app.inject(`/mal/v1/oauth2/authorize?${query}`)
	return { status: answer.statusCode, address: new URL(answer.headers.location ?? '', 'http://localhost') }
}

test('Taiga authorises with a plain challenge and asks for no scope: it gets what MyAnimeList gives', async () => {
	const challenge = 'a-~.'.repeat(16)
	const { status, address } = await authorize(
		`response_type=code&client_id=abc&redirect_uri=https%3A%2F%2Ftaiga.moe%2Fapi&code_challenge=${challenge}&code_challenge_method=plain`,
	)
	expect([status, address.host, address.pathname]).toEqual([302, 'localhost', '/oauth/authorize'])
	expect(Object.fromEntries(address.searchParams)).toEqual({
		response_type: 'code',
		client_id: 'abc',
		redirect_uri: 'https://taiga.moe/api',
		code_challenge: challenge,
		code_challenge_method: 'plain',
		scope: 'profile:read list:read list:write',
	})
})

test('a scope that is asked for stays, and nothing in a query leads elsewhere', async () => {
	const { address } = await authorize('client_id=a%0d%0aX: y&scope=list:read&state=//other.example/?')
	expect([address.host, address.searchParams.get('scope')]).toEqual(['localhost', 'list:read'])
	expect(address.searchParams.get('state')).toBe('//other.example/?')
})

test('Mihon and Taiga send the old access token with the one to renew it: the site’s own endpoint gets none', () => {
	const headers: IncomingHttpHeaders = { authorization: 'Bearer old', host: 'localhost' }
	expect(malTokenPath({ url: '/mal/v1/oauth2/token', headers })).toBe('/oauth/token')
	expect(headers).toEqual({ host: 'localhost' })
	const secret: IncomingHttpHeaders = { authorization: 'Basic YTpi' }
	malTokenPath({ url: '/mal/v1/oauth2/token', headers: secret })
	expect(secret.authorization).toBe('Basic YTpi')
})

test('no other path is touched', () => {
	for (const url of ['/mal/v2/anime', '/mal/v1/oauth2/token/', '/api/list', '/']) {
		const headers: IncomingHttpHeaders = { authorization: 'Bearer a' }
		expect(malTokenPath({ url, headers })).toBe(url)
		expect(headers.authorization).toBe('Bearer a')
	}
})

const busy = testSite({ environment: { REQUESTS_PER_MINUTE: '3' } })

test('requests of one address are counted, and refused in the same shape', async () => {
	const read = () => busy.app.inject('/mal/v2/anime/1')
	for (let index = 0; index < 3; index++) expect((await read()).statusCode).toBe(404)
	const answer = await read()
	expect([answer.statusCode, answer.json()]).toEqual([429, { error: 'too_many_requests', message: '' }])
	expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test('a form is read here alone, and our own API document says nothing of this one', async () => {
	const form = {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
		payload: 'a=b',
	} as const
	expect((await site.app.inject({ ...form, url: '/api/auth/login' })).statusCode).toBe(415)
	const { paths } = (await site.app.inject('/api/openapi.json')).json()
	expect(Object.keys(paths).filter((path) => path.startsWith('/mal'))).toEqual([])
})

test('a browser that opens such an address gets an error, not a page', async () => {
	const answer = await site.app.inject({ url: '/mal/anime', headers: { accept: 'text/html' } })
	expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'not_found', message: '' }])
})
