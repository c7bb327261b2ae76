import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jest } from '@jest/globals'
import type { FastifyReply } from 'fastify'
import { secondFactorCookie } from '../../account/passkey/passkey.testing.ts'
import { renewCodes } from '../../account/passkey/recoveryCodes.ts'
import { lockProven } from '../../account/proof.ts'
import { parseSettings } from '../../core/settings.ts'
import { GOOD_PASSWORD, keyFrom, newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { linkDiscord, namesFor } from './account.ts'
import { setOAuthStateCookie } from './stateCookie.ts'

/** An OAuth server as Discord's is: it gives a code for an address, and a token for code and verifier. */
const codes = new Map<string, { challenge: string; user: object }>()
const oauth = createServer((request, response) => {
	let text = ''
	request.on('data', (part) => {
		text += String(part)
	})
	request.on('end', () => {
		const body = new URLSearchParams(text)
		const answer = (status: number, json: object) => {
			response.writeHead(status, { 'content-type': 'application/json' })
			response.end(JSON.stringify(json))
		}
		if (request.url === '/api/oauth2/token') {
			const code = body.get('code') ?? ''
			const known = codes.get(code)
			codes.delete(code)
			const proof = createHash('sha256')
				.update(body.get('code_verifier') ?? '')
				.digest('base64url')
			const isRight =
				body.get('client_secret') === 'secret' && body.get('redirect_uri') === 'http://niouka.example/auth'
			if (!known || known.challenge !== proof || !isRight) return answer(400, { error: 'invalid_grant' })
			codes.set(`token-${code}`, known)
			return answer(200, { access_token: `token-${code}`, token_type: 'Bearer' })
		}
		const known = codes.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
		return known ? answer(200, known.user) : answer(401, {})
	})
})

const environment: Record<string, string> = {
	SITE_DEMO: 'false',
	SITE_URL: 'http://niouka.example',
	DISCORD_CLIENT_ID: 'niouka',
	DISCORD_CLIENT_SECRET: 'secret',
}
beforeAll(async () => {
	await new Promise<void>((resolve) => oauth.listen(0, '127.0.0.1', resolve))
	environment.DISCORD_BASE_URL = `http://127.0.0.1:${(oauth.address() as AddressInfo).port}`
})
const site = testSite({ environment })
const without = testSite({ environment: { SITE_DEMO: 'false' } })
afterAll(() => new Promise<void>((resolve) => oauth.close(() => resolve())))

const YUMI = {
	id: '80351110224678912',
	username: 'yumi',
	global_name: 'Yumi ✿',
	email: 'yumi@exemplo.com.br',
	verified: true,
}
type Headers = Record<string, string>
const post = (path: string, headers: Headers, payload?: object) =>
	site.app.inject({ method: 'POST', url: `/api/auth/${path}`, headers, ...(payload ? { payload } : {}) })

/** Signs in at Discord as a user. @returns the parameters of the redirect. */
async function goAs(user: object) {
	const answer = await post('discord/start', {})
	const url = new URL(answer.json().url)
	const code = `code${codes.size}-${Math.trunc(performance.now() * 1000)}`
	codes.set(code, { challenge: url.searchParams.get('code_challenge') ?? '', user })
	const cookie = answer.cookies.find(({ name }) => name === 'niouka_discord')
	return { url, cookie: `niouka_discord=${cookie?.value}`, back: { code, state: url.searchParams.get('state') ?? '' } }
}
const signInAs = async (user: object) => {
	const { cookie, back } = await goAs(user)
	return post('discord', { cookie }, back)
}

test('the site reports whether Discord is configured; if not, its routes are missing', async () => {
	expect((await site.app.inject('/api/site')).json().discord).toBe(true)
	expect((await without.app.inject('/api/site')).json().discord).toBe(false)
	expect((await without.app.inject({ method: 'POST', url: '/api/auth/discord/start' })).statusCode).toBe(404)
})

test('the authorization URL has the scope, the state and the challenge', async () => {
	const { url } = await goAs(YUMI)
	expect(url.pathname).toBe('/oauth2/authorize')
	expect(Object.fromEntries(url.searchParams)).toMatchObject({
		client_id: 'niouka',
		response_type: 'code',
		scope: 'identify email',
		redirect_uri: 'http://niouka.example/auth',
		code_challenge_method: 'S256',
	})
	expect(url.href).not.toContain('secret')
})

test('the first sign-in creates an account, later ones use it', async () => {
	const first = await signInAs(YUMI)
	expect(first.json()).toMatchObject({ kind: 'signedIn', user: { username: 'Yumi' } })
	const again = await signInAs({ ...YUMI, global_name: 'Outro Nome' })
	expect(again.json().user.id).toBe(first.json().user.id)
	const account = await site.app.inject({ url: '/api/account', headers: keyFrom(again) })
	expect(account.json()).toMatchObject({ email: 'yumi@exemplo.com.br', discordName: 'yumi' })
})

test('an account with the same e-mail is not linked without signing in', async () => {
	const bia = (await newMember(site.app, { username: 'Bia', email: 'yumi@exemplo.com.br' })).headers
	expect((await signInAs(YUMI)).json().code).toBe('auth.discord.emailTaken')
	const { cookie, back } = await goAs(YUMI)
	const linked = await post('discord', { ...bia, cookie: `${bia.cookie}; ${cookie}` }, back)
	expect(linked.json()).toEqual({ kind: 'linked' })
	expect((await signInAs(YUMI)).json().user.username).toBe('Bia')
	const caio = (await newMember(site.app)).headers
	const other = await goAs(YUMI)
	const refused = await post('discord', { ...caio, cookie: `${caio.cookie}; ${other.cookie}` }, other.back)
	expect(refused.json().code).toBe('auth.discord.linked')
	const unlink = await site.app.inject({ method: 'DELETE', url: '/api/account/discord', headers: bia })
	expect(unlink.json()).toEqual({ done: true })
})

test('with two-step sign-in Discord opens no session before the second step', async () => {
	const { id } = (await signInAs(YUMI)).json().user
	await site.db.updateTable('member').set({ two_step: true }).where('id', '=', id).execute()
	const [code] = await renewCodes(site.db, id)
	const answer = await signInAs(YUMI)
	expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.secondFactor'])
	expect(answer.cookies.some(({ name }) => name === 'niouka_session')).toBe(false)
	const second = await post('second-factor', secondFactorCookie(answer), { code })
	expect(second.json().user.id).toBe(id)
})

test('an account that was unlinked meanwhile proves nothing', async () => {
	const { id } = await newMember(site.app)
	await linkDiscord(site.db, id, YUMI, site.clock.now)
	const isProven = () => lockProven(site.db, id, { linkedId: YUMI.id }, site.context.linkedAccount)
	expect(await isProven()).toBe(true)
	expect(await lockProven(site.db, id, { linkedId: '1' }, site.context.linkedAccount)).toBe(false)
	await site.db.deleteFrom('discord_account').execute()
	expect(await isProven()).toBe(false)
})

test('an open session alone links nothing', async () => {
	const { headers } = await newMember(site.app)
	site.clock.now = new Date(site.clock.now.getTime() + 10 * 60_000)
	const answer = await post('discord/start', headers)
	expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.stepUp'])
})

test('over TLS no other host of the domain can set the cookie of the state', () => {
	const setCookie = jest.fn()
	const settings = parseSettings({ SITE_URL: 'https://niouka.example' })
	setOAuthStateCookie({ setCookie } as unknown as FastifyReply, settings, { state: 'x', verifier: 'y' })
	const attributes = expect.objectContaining({ path: '/', secure: true, httpOnly: true })
	expect(setCookie).toHaveBeenCalledWith('__Host-niouka_discord', 'x.y', attributes)
})

test('an unverified e-mail is ignored', async () => {
	await newMember(site.app, { email: 'yumi@exemplo.com.br' })
	const answer = await signInAs({ ...YUMI, verified: false })
	expect(answer.json().kind).toBe('signedIn')
	expect((await site.app.inject({ url: '/api/account', headers: keyFrom(answer) })).json().email).toBeNull()
})

test('a foreign or missing state, or a used code is refused', async () => {
	const [mine, other] = [await goAs(YUMI), await goAs(YUMI)]
	for (const [headers, back] of [
		[{ cookie: other.cookie }, mine.back],
		[{}, mine.back],
		[{ cookie: 'niouka_discord=what-a-former-version-wrote' }, mine.back],
		[{ cookie: 'niouka_discord=%E0%A4%A' }, mine.back],
		[{ cookie: 'niouka_discord=.' }, { ...mine.back, state: '.' }],
		[{ cookie: mine.cookie }, { ...mine.back, code: 'guessed' }],
	] as const) {
		const answer = await post('discord', headers, back)
		expect([answer.statusCode, answer.json().code]).toEqual([400, 'auth.discord.failed'])
	}
	const used = await goAs(YUMI)
	expect((await post('discord', { cookie: used.cookie }, used.back)).statusCode).toBe(200)
	expect((await post('discord', { cookie: used.cookie }, used.back)).json().code).toBe('auth.discord.failed')
})

test('a member without a password cannot unlink Discord, but can set a password or delete the account', async () => {
	const key = keyFrom(await signInAs(YUMI))
	const answer = await site.app.inject({ method: 'DELETE', url: '/api/account/discord', headers: key })
	expect([answer.statusCode, answer.json().code]).toEqual([409, 'auth.discord.only'])
	const { username, email } = (await site.app.inject({ url: '/api/account', headers: key })).json()
	const chosen = { username, bio: '', email, newPassword: GOOD_PASSWORD, confirmation: GOOD_PASSWORD }
	const change = await site.app.inject({ method: 'PUT', url: '/api/account', headers: key, payload: chosen })
	expect(change.json().hasPassword).toBe(true)
	const other = keyFrom(await signInAs({ ...YUMI, id: '2', email: null }))
	const deletion = { method: 'POST', url: '/api/account/deletion', payload: { password: '' } } as const
	expect((await site.app.inject({ ...deletion, headers: key })).json().code).toBe('auth.password.wrong')
	expect((await site.app.inject({ ...deletion, headers: other })).json()).toEqual({ done: true })
})

test.each([
	[{ id: '1', username: 'yumi', global_name: 'Yumi ✿' }, 'Yumi'],
	[{ id: '1', username: 'yumi_chan', global_name: null }, 'yumi chan'],
	[{ id: '1', username: '✿', global_name: '✿✿' }, 'Membro'],
])('%j is called %s', (user, expected) => {
	expect(namesFor(user).next().value).toBe(expected)
})

test('a taken name gets a number', async () => {
	await newMember(site.app, { username: 'Yumi' })
	expect((await signInAs(YUMI)).json().user.username).toBe('Yumi 2')
})
