import { testSite } from '../../testing/site.testing.ts'
import { testDatabase } from '../database/database.testing.ts'
import { isLocalAddress, networkOf } from './networkOf.ts'

const database = testDatabase()
const plain = testSite({ database })
const open = testSite({
	database,
	environment: {
		SITE_URL: 'https://niouka.example',
		REMOTE_PICTURES: 'true',
		SERVICE_ORIGINS: 'https://one.example, https://two.example',
	},
})
const development = testSite({ database, environment: { FEDERATION_REGISTRY: '/nowhere/registry.json' } })
const busy = testSite({ database, environment: { REQUESTS_PER_MINUTE: '5' } })
const disguised = testSite({ database, environment: { REQUESTS_PER_MINUTE: '5' } })

async function policyOf(site: { app: typeof plain.app }): Promise<Record<string, string>> {
	const { headers } = await site.app.inject('/api/site')
	const directives = String(headers['content-security-policy']).split(';')
	return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/s).slice(0, 2)))
}

test('the policy allows only our own origin, and no framing', async () => {
	expect(await policyOf(plain)).toEqual({
		'default-src': "'self'",
		'script-src': "'self'",
		'style-src': "'self' 'unsafe-inline'",
		'img-src': "'self' data: blob:",
		'font-src': "'self'",
		'connect-src': "'self'",
		'frame-src': "'self' https://www.youtube-nocookie.com",
		'form-action': "'self'",
		'object-src': "'none'",
		'base-uri': "'none'",
		'frame-ancestors': "'none'",
	})
})

test('REMOTE_PICTURES allows pictures of other origins', async () => {
	expect((await policyOf(open))['img-src']).toBe("'self' data: blob: https:")
})

test('SERVICE_ORIGINS allows requests to those origins, and nothing else of theirs', async () => {
	const policy = await policyOf(open)
	expect(policy['connect-src']).toBe("'self' https://one.example https://two.example")
	const others = Object.entries(policy).filter(([name]) => name !== 'connect-src')
	expect(others.filter(([, sources]) => sources?.includes('one.example'))).toEqual([])
})

test('with a development registry the policy allows the ports of slices', async () => {
	const policy = await policyOf(development)
	expect(policy['script-src']).toContain('http://localhost:3001')
	expect(policy['connect-src']).toContain('ws://localhost:3019')
})

test('every answer has the other security headers', async () => {
	for (const url of ['/api/site', '/api/nothing', '/locales/pt.json']) {
		expect((await plain.app.inject(url)).headers).toMatchObject({
			'x-content-type-options': 'nosniff',
			'referrer-policy': 'strict-origin-when-cross-origin',
			'cross-origin-opener-policy': 'same-origin',
			'permissions-policy': expect.stringContaining('camera=()'),
			'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
		})
	}
})

test('with https the site sends HSTS, and the cookie has the prefix __Host-', async () => {
	expect((await plain.app.inject('/api/site')).headers['strict-transport-security']).toBeUndefined()
	expect((await open.app.inject('/api/site')).headers['strict-transport-security']).toContain('max-age=31536000')
	const payload = { username: 'Bia', email: 'bia@exemplo.com.br', password: 'violeta-quieta-83' }
	const answer = await open.app.inject({ method: 'POST', url: '/api/auth/register', payload })
	expect(answer.cookies[0]).toMatchObject({ name: '__Host-niouka_session', secure: true, httpOnly: true, path: '/' })
})

test('a client over the limit gets 429 with Retry-After, whatever X-Forwarded-For says', async () => {
	const ask = (index: number) =>
		busy.app.inject({ url: '/api/site', headers: { 'x-forwarded-for': `192.0.2.${index}` } })
	for (let index = 0; index < 5; index++) expect((await ask(index)).statusCode).toBe(200)
	const answer = await ask(9)
	expect(answer.statusCode).toBe(429)
	expect(answer.json().code).toBe('request.tooMany')
	expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
	expect((await busy.app.inject('/locales/pt.json')).statusCode).toBe(200)
	expect((await busy.app.inject('/healthz')).statusCode).toBe(200)
})

test('a percent-encoded path of the API is counted too', async () => {
	const ask = () => disguised.app.inject('/%61pi/site')
	for (let index = 0; index < 5; index++) expect((await ask()).statusCode).toBe(200)
	expect((await ask()).statusCode).toBe(429)
})

test.each([
	['203.0.113.9', '203.0.113.9'],
	['::ffff:203.0.113.9', '203.0.113.9'],
	['2001:db8::1', '2001:db8::/64'],
	['2001:0DB8:0:0:ffff::1', '2001:db8::/64'],
	['2001:db8:0:1::1', '2001:db8:0:1::/64'],
	['::1', '::/64'],
	['fe80::1%eth0', 'fe80::/64'],
	['', ''],
	['no address', 'no address'],
])('%s counts as %s', (address, network) => {
	expect(networkOf(address)).toBe(network)
})

test.each([
	['127.0.0.1', true],
	['10.1.2.3', true],
	['172.31.0.1', true],
	['172.32.0.1', false],
	['192.168.0.9', true],
	['169.254.0.1', true],
	['::ffff:10.0.0.1', true],
	['::1', true],
	['fd00::1', true],
	['fe80::1%eth0', true],
	['203.0.113.9', false],
	['2001:db8::1', false],
	['', false],
])('whether %s is local: %s', (address, isLocal) => {
	expect(isLocalAddress(address)).toBe(isLocal)
})
