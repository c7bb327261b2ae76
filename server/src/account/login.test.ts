import { DAY_MS, MINUTE_MS } from 'shared-contract/units'
import { GOOD_PASSWORD, newMember } from '../testing/member.testing.ts'
import { testSite } from '../testing/site.testing.ts'
import { ACCOUNT_FAILURES_MAX, ADDRESS_FAILURES_MAX } from './loginAttempt.ts'
import { HASHES_WAITING, isPassword } from './passwordHash.ts'

const site = testSite()
const EMAIL = 'bia@exemplo.com.br'

interface Try {
	email?: string
	password?: string
	address?: string
	headers?: Record<string, string>
}

const login = ({ email = EMAIL, password = 'errada-de-novo', address = '203.0.113.1', headers = {} }: Try = {}) =>
	site.app.inject({
		method: 'POST',
		url: '/api/auth/login',
		payload: { email, password },
		remoteAddress: address,
		headers,
	})

const fail = async (times: number, attempt: (index: number) => Try) => {
	for (let index = 0; index < times; index++) expect((await login(attempt(index))).statusCode).toBe(401)
}

test('a wrong password and an unknown account get the same refusal', async () => {
	await newMember(site.app, { email: EMAIL })
	const wrong = await login()
	const unknown = await login({ email: 'ninguem@exemplo.com.br' })
	for (const answer of [wrong, unknown]) {
		expect(answer.statusCode).toBe(401)
		expect(answer.json()).toEqual({
			code: 'auth.credentials',
			msg: expect.any(String),
			requestId: answer.headers['x-request-id'],
		})
	}
})

test('empty fields are a refusal like any other', async () => {
	expect((await login({ email: '', password: '' })).json().code).toBe('auth.credentials')
})

test('ten failures lock an account for a quarter of an hour, from all addresses', async () => {
	await newMember(site.app, { email: EMAIL })
	await fail(ACCOUNT_FAILURES_MAX, (index) => ({ address: `203.0.113.${index}` }))
	const answer = await login({ password: GOOD_PASSWORD, address: '198.51.100.7' })
	expect(answer.statusCode).toBe(429)
	expect(answer.json().code).toBe('auth.tooMany')
	expect(answer.headers['retry-after']).toBe('900')

	site.clock.now = new Date(site.clock.now.getTime() + 15 * MINUTE_MS)
	expect((await login({ password: GOOD_PASSWORD })).statusCode).toBe(200)
})

test('failures of a clock that was a day ahead do not lock an account for a day', async () => {
	await newMember(site.app, { email: EMAIL })
	const { now } = site.clock
	site.clock.now = new Date(now.getTime() + DAY_MS)
	await fail(ACCOUNT_FAILURES_MAX, (index) => ({ address: `203.0.113.${index}` }))
	site.clock.now = now
	expect((await login({ password: GOOD_PASSWORD })).statusCode).toBe(200)
})

test('twenty failures lock an address, for all accounts', async () => {
	await newMember(site.app, { email: EMAIL })
	await fail(ADDRESS_FAILURES_MAX, (index) => ({ email: `outra${index}@exemplo.com.br` }))
	expect((await login({ password: GOOD_PASSWORD })).json().code).toBe('auth.tooMany')
	expect((await login({ password: GOOD_PASSWORD, address: '198.51.100.7' })).statusCode).toBe(200)
})

test('a forged X-Forwarded-For does not dodge the limit of an address', async () => {
	await fail(ADDRESS_FAILURES_MAX, (index) => ({
		email: `outra${index}@exemplo.com.br`,
		headers: {
			'x-forwarded-for': `192.0.2.${index}`,
			'x-real-ip': `192.0.2.${index}`,
			forwarded: `for=192.0.2.${index}`,
		},
	}))
	expect((await login({ headers: { 'x-forwarded-for': '192.0.2.200' } })).statusCode).toBe(429)
})

test('the addresses of one IPv6 network count as one', async () => {
	await fail(ADDRESS_FAILURES_MAX, (index) => ({
		email: `outra${index}@exemplo.com.br`,
		address: `2001:db8::${index + 1}`,
	}))
	expect((await login({ address: '2001:db8:0:0:ffff::1' })).statusCode).toBe(429)
	expect((await login({ address: '2001:db8:0:1::1' })).statusCode).toBe(401)
})

test('concurrent attempts count each other', async () => {
	const tries = Array.from({ length: ACCOUNT_FAILURES_MAX + 5 }, (_, index) => login({ address: `203.0.113.${index}` }))
	const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
	expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(ACCOUNT_FAILURES_MAX)
	expect(statuses).toContain(429)
})

test('signing in clears the failures of the account, but not those of the address', async () => {
	await newMember(site.app, { email: EMAIL })
	await fail(ACCOUNT_FAILURES_MAX - 1, () => ({}))
	expect((await login({ password: GOOD_PASSWORD })).statusCode).toBe(200)
	await fail(ACCOUNT_FAILURES_MAX - 1, () => ({}))
	expect((await login({ password: GOOD_PASSWORD })).statusCode).toBe(200)
	await fail(2, () => ({}))
	expect((await login({ password: GOOD_PASSWORD })).json().code).toBe('auth.tooMany')
})

test('a full queue of hashes refuses an attempt without counting it', async () => {
	await newMember(site.app, { email: EMAIL })
	const waiting = Array.from({ length: HASHES_WAITING + 1 }, () => isPassword('errada-de-novo', null))
	const busy = await login({ password: GOOD_PASSWORD })
	expect([busy.statusCode, busy.json().code, busy.headers['retry-after']]).toEqual([503, 'server.busy', '5'])
	expect(await site.db.selectFrom('login_attempt').selectAll().execute()).toEqual([])
	await Promise.all(waiting)
	expect((await login({ password: GOOD_PASSWORD })).statusCode).toBe(200)
}, 60_000)
