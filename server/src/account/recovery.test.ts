import { HOUR_MS, MINUTE_MS } from 'shared-contract/units'
import { hashLinkToken } from '../core/identity/linkToken.ts'
import { GOOD_PASSWORD, newMember } from '../testing/member.testing.ts'
import { testSite } from '../testing/site.testing.ts'
import { ACCOUNT_FAILURES_MAX } from './loginAttempt.ts'
import { RECOVERIES_MAX, startRecovery } from './recovery.ts'

const site = testSite()
const EMAIL = 'bia@exemplo.com.br'
const ANOTHER = 'lanterna-torta-41'

const post = (url: string, payload: object) => site.app.inject({ method: 'POST', url, payload })
const login = (password: string) => post('/api/auth/login', { email: EMAIL, password })
const newToken = async () => {
	const token = await startRecovery({ ...site.context }, EMAIL)
	if (!token) throw new Error('there is no such account')
	return token
}

test('the answer does not reveal whether the account exists', async () => {
	await newMember(site.app, { email: EMAIL })
	const known = await post('/api/auth/recover', { email: EMAIL })
	const unknown = await post('/api/auth/recover', { email: 'ninguem@exemplo.com.br' })
	expect(known.json()).toEqual({ mail: false })
	expect(unknown.json()).toEqual({ mail: false })
})

test('a recovery link sets a new password and ends all sessions', async () => {
	const session = (await newMember(site.app, { email: EMAIL })).headers
	expect((await post('/api/auth/reset', { token: await newToken(), password: ANOTHER })).json()).toEqual({ done: true })
	expect((await login(GOOD_PASSWORD)).statusCode).toBe(401)
	expect((await login(ANOTHER)).statusCode).toBe(200)
	expect((await site.app.inject({ url: '/api/auth/session', headers: session })).json()).toEqual({ user: null })
})

test('a recovery link works once, and invalidates the others', async () => {
	await newMember(site.app, { email: EMAIL })
	const [first, second] = [await newToken(), await newToken()]
	await post('/api/auth/reset', { token: first, password: ANOTHER })
	for (const token of [first, second]) {
		const answer = await post('/api/auth/reset', { token, password: GOOD_PASSWORD })
		expect(answer.statusCode).toBe(400)
		expect(answer.json().code).toBe('auth.link.invalid')
	}
})

test('a recovery link is valid for an hour', async () => {
	await newMember(site.app, { email: EMAIL })
	const token = await newToken()
	site.clock.now = new Date(site.clock.now.getTime() + HOUR_MS)
	expect((await post('/api/auth/reset', { token, password: ANOTHER })).json().code).toBe('auth.link.invalid')
})

test('a refused password keeps the link valid', async () => {
	await newMember(site.app, { email: EMAIL })
	const token = await newToken()
	const refused = await post('/api/auth/reset', { token, password: 'password' })
	expect(refused.json()).toMatchObject({ code: 'auth.password.common', fields: { password: 'auth.password.common' } })
	const own = await post('/api/auth/reset', { token, password: EMAIL })
	expect(own.json().code).toBe('auth.password.personal')
	expect((await post('/api/auth/reset', { token, password: ANOTHER })).statusCode).toBe(200)
})

test('the stored hash is not a valid token', async () => {
	await newMember(site.app, { email: EMAIL })
	const token = await newToken()
	const [row] = await site.db.selectFrom('password_recovery').selectAll().execute()
	expect(JSON.stringify(row)).not.toContain(token)
	expect((await post('/api/auth/reset', { token: row?.token_hash, password: ANOTHER })).statusCode).toBe(400)
})

test('a recovery cancels a pending e-mail', async () => {
	await newMember(site.app, { email: EMAIL })
	const { id } = await site.db
		.selectFrom('member')
		.where('email_key', '=', EMAIL)
		.select('id')
		.executeTakeFirstOrThrow()
	const address = { email: 'intruso@exemplo.com.br', email_key: 'intruso@exemplo.com.br' }
	const expires_at = new Date(site.clock.now.getTime() + MINUTE_MS)
	await site.db
		.insertInto('email_change')
		.values({ member_id: id, token_hash: hashLinkToken('a'), ...address, expires_at })
		.execute()
	await post('/api/auth/reset', { token: await newToken(), password: ANOTHER })
	expect((await post('/api/account/email', { token: 'a' })).json().code).toBe('auth.link.invalid')
})

test('a recovery clears the failed logins of the account', async () => {
	await newMember(site.app, { email: EMAIL })
	for (let tries = 0; tries <= ACCOUNT_FAILURES_MAX; tries++) await login('errada')
	expect((await login(GOOD_PASSWORD)).statusCode).toBe(429)
	await post('/api/auth/reset', { token: await newToken(), password: ANOTHER })
	expect((await login(ANOTHER)).statusCode).toBe(200)
})

test('recovery links per hour are limited', async () => {
	await newMember(site.app, { email: EMAIL })
	for (let asked = 0; asked < RECOVERIES_MAX; asked++) await newToken()
	expect(await startRecovery(site.context, EMAIL)).toBeUndefined()
	site.clock.now = new Date(site.clock.now.getTime() + HOUR_MS)
	expect(await startRecovery(site.context, EMAIL)).toBeDefined()
})
