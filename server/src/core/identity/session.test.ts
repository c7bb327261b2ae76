import { jest } from '@jest/globals'
import { DAY_MS, DAY_S, MINUTE_MS } from 'shared-contract/units'
import { login } from '../../account/login.ts'
import { lockProven, type Proof } from '../../account/proof.ts'
import { deleteAccount } from '../../account/settings/deleteAccount.ts'
import { lockOwner, proveOwner } from '../../account/settings/proveOwner.ts'
import { GOOD_PASSWORD, keyFrom, register } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import type { Database } from '../database/schema.ts'
import { endSessionsOf, openSession, SESSIONS_MAX } from './session.ts'

const site = testSite()

const whoAmI = (headers: Record<string, string>) => site.app.inject({ url: '/api/auth/session', headers })

test('registering creates an account and a session: a token, the user, and an HttpOnly cookie', async () => {
	const answer = await register(site.app, { username: 'Bia', email: 'bia@exemplo.com.br' })
	expect(answer.statusCode).toBe(200)
	expect(answer.json()).toEqual({
		token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
		user: {
			id: expect.any(String),
			username: 'Bia',
			avatarUrl: expect.stringMatching(/^\/art\/avatar\//),
			role: 'member',
		},
	})
	expect(answer.cookies).toEqual([
		expect.objectContaining({
			name: 'niouka_session',
			httpOnly: true,
			sameSite: 'Lax',
			path: '/',
			maxAge: 30 * DAY_S,
		}),
	])
	expect(answer.headers['cache-control']).toBe('no-store')
	expect((await whoAmI(keyFrom(answer))).json().user.username).toBe('Bia')
})

test('signing in answers the token and the user', async () => {
	await register(site.app, { username: 'Bia', email: 'Bia@Exemplo.com.br' })
	const answer = await site.app.inject({
		method: 'POST',
		url: '/api/auth/login',
		payload: { email: ' bia@exemplo.COM.br', password: GOOD_PASSWORD },
	})
	expect(answer.statusCode).toBe(200)
	expect(answer.json().user.username).toBe('Bia')
	expect((await whoAmI(keyFrom(answer))).json().user.username).toBe('Bia')
})

test('one half of the key is not enough, nor are halves of two keys', async () => {
	const mine = keyFrom(await register(site.app))
	const other = keyFrom(await register(site.app))
	const nobody = { user: null }
	expect((await whoAmI({ authorization: mine.authorization })).json()).toEqual(nobody)
	expect((await whoAmI({ cookie: mine.cookie })).json()).toEqual(nobody)
	expect((await whoAmI({ ...mine, cookie: other.cookie })).json()).toEqual(nobody)
	expect((await whoAmI({ ...mine, authorization: mine.cookie.replace('niouka_session=', 'Bearer ') })).json()).toEqual(
		nobody,
	)
})

test('the database holds no half of the key', async () => {
	const answer = await register(site.app)
	const { token } = answer.json()
	const cookie = answer.cookies[0]?.value ?? ''
	const stored = JSON.stringify([
		await site.db.selectFrom('session').selectAll().execute(),
		await site.db.selectFrom('member').selectAll().execute(),
	])
	expect(stored).not.toContain(token)
	expect(stored).not.toContain(cookie)
	expect(stored).not.toContain(GOOD_PASSWORD)
	expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
})

test('a session expires after 30 days', async () => {
	const key = keyFrom(await register(site.app))
	site.clock.now = new Date(site.clock.now.getTime() + 30 * DAY_MS - 1)
	expect((await whoAmI(key)).json().user).not.toBeNull()
	site.clock.now = new Date(site.clock.now.getTime() + 1)
	expect((await whoAmI(key)).json().user).toBeNull()
})

test('signing out ends only this session', async () => {
	const first = keyFrom(await register(site.app, { email: 'bia@exemplo.com.br' }))
	const login = { email: 'bia@exemplo.com.br', password: GOOD_PASSWORD }
	const second = keyFrom(await site.app.inject({ method: 'POST', url: '/api/auth/login', payload: login }))
	const answer = await site.app.inject({ method: 'POST', url: '/api/auth/logout', headers: first })
	expect(answer.json()).toEqual({ done: true })
	expect(answer.cookies[0]).toMatchObject({ name: 'niouka_session', value: '' })
	expect((await whoAmI(first)).json().user).toBeNull()
	expect((await whoAmI(second)).json().user).not.toBeNull()
})

test('a sign-out that comes late leaves the session that was opened meanwhile its cookie', async () => {
	const former = keyFrom(await register(site.app, { email: 'bia@exemplo.com.br' }))
	const login = { email: 'bia@exemplo.com.br', password: GOOD_PASSWORD }
	const present = keyFrom(await site.app.inject({ method: 'POST', url: '/api/auth/login', payload: login }))
	const headers = { authorization: former.authorization, cookie: present.cookie }
	const answer = await site.app.inject({ method: 'POST', url: '/api/auth/logout', headers })
	expect([answer.json(), answer.cookies]).toEqual([{ done: true }, []])
	expect((await whoAmI(present)).json().user).not.toBeNull()
})

test('another site cannot sign the member out with the cookie alone', async () => {
	const key = keyFrom(await register(site.app))
	await site.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie: key.cookie } })
	expect((await whoAmI(key)).json().user).not.toBeNull()
})

test('all sessions of a member can be revoked at once', async () => {
	const answer = await register(site.app)
	await endSessionsOf(site.db, answer.json().user.id)
	expect((await whoAmI(keyFrom(answer))).json().user).toBeNull()
})

/** Signs in with one more browser, a minute later, and returns its session key. */
async function signInAnew(email: string) {
	site.clock.now = new Date(site.clock.now.getTime() + MINUTE_MS)
	const payload = { email, password: GOOD_PASSWORD }
	return keyFrom(await site.app.inject({ method: 'POST', url: '/api/auth/login', payload }))
}
const isIn = async (key: Record<string, string>) => (await whoAmI(key)).json().user !== null

test('one session too many ends the least recently used one', async () => {
	const email = 'bia@exemplo.com.br'
	const other = keyFrom(await register(site.app))
	const first = keyFrom(await register(site.app, { email }))
	const second = await signInAnew(email)
	const third = await signInAnew(email)
	for (let places = 3; places < SESSIONS_MAX; places++) await signInAnew(email)
	// The last use is stored with a step of five minutes: the first session is the most recently used.
	expect(await isIn(first)).toBe(true)
	const ended = jest.spyOn(site.context.live, 'endSession')
	const latest = await signInAnew(email)
	expect(await isIn(second)).toBe(false)
	expect(ended).toHaveBeenCalledTimes(1)
	for (const key of [other, first, third, latest]) expect(await isIn(key)).toBe(true)
	ended.mockRestore()
})

test('concurrent sign-ins do not exceed the limit', async () => {
	const memberId = (await register(site.app)).json().user.id
	const [now, expiresAt] = [site.clock.now, new Date(site.clock.now.getTime() + DAY_MS)]
	const lock = (db: Database) => lockProven(db, memberId)
	const counts: number[] = []
	for (let round = 0; round < 4; round++) {
		await Promise.all(
			Array.from({ length: SESSIONS_MAX }, () => openSession(site.context.db, { memberId, lock, now, expiresAt })),
		)
		const rows = await site.db.selectFrom('session').where('member_id', '=', memberId).select('id').execute()
		counts.push(rows.length)
	}
	expect(counts).toEqual([SESSIONS_MAX, SESSIONS_MAX, SESSIONS_MAX, SESSIONS_MAX])
})

describe('openSession refuses a proof that is no longer valid:', () => {
	const EMAIL = 'bia@exemplo.com.br'
	const ANOTHER = 'lanterna-torta-41'
	const open = async (memberId: string, proof?: Proof) => {
		const now = site.clock.now
		const lock = (db: Database) => lockProven(db, memberId, proof)
		return openSession(site.context.db, { memberId, lock, now, expiresAt: new Date(now.getTime() + DAY_MS) })
	}
	const sessionsOf = async (memberId: string) =>
		(await site.db.selectFrom('session').where('member_id', '=', memberId).select('id').execute()).length

	test('a password that was changed after its check', async () => {
		const owner = await register(site.app, { email: EMAIL })
		const { id, username } = owner.json().user
		const signingIn = () => login(site.db, { email: EMAIL, password: GOOD_PASSWORD, address: 'x', now: site.clock.now })
		const stolen = await signingIn()
		await open(id, (await signingIn()).proof)
		const answer = await site.app.inject({
			method: 'PUT',
			url: '/api/account',
			headers: keyFrom(owner),
			payload: {
				username,
				bio: '',
				email: EMAIL,
				newPassword: ANOTHER,
				confirmation: ANOTHER,
				currentPassword: GOOD_PASSWORD,
			},
		})
		expect(answer.statusCode).toBe(200)
		await expect(open(id, stolen.proof)).rejects.toMatchObject({ code: 'auth.credentials', statusCode: 401 })
		expect(await sessionsOf(id)).toBe(1)
	})

	test('the proof of a deleted account', async () => {
		const { id } = (await register(site.app)).json().user
		await site.db.deleteFrom('member').where('id', '=', id).execute()
		await expect(open(id)).rejects.toMatchObject({ code: 'auth.credentials' })
	})

	test('and so do the change of the password and the deletion of the account', async () => {
		const { id } = (await register(site.app, { email: EMAIL })).json().user
		const asked = { memberId: id, password: GOOD_PASSWORD, field: 'password', now: site.clock.now }
		const proven = await proveOwner(site.db, asked)
		await site.db.updateTable('member').set({ password_hash: 'another' }).where('id', '=', id).execute()
		await expect(deleteAccount(site.context, id, proven)).rejects.toMatchObject({ code: 'auth.password.wrong' })
		await expect(
			site.db.transaction().execute((db) => lockOwner(db, id, proven, 'currentPassword')),
		).rejects.toMatchObject({ code: 'auth.password.wrong', statusCode: 403 })
		expect(await site.db.selectFrom('member').where('id', '=', id).select('id').execute()).toHaveLength(1)
	})
})

test("a page of one member cannot act with another member's session", async () => {
	const bia = await register(site.app)
	const caio = keyFrom(await register(site.app))
	const from = (memberId: string) => ({ ...caio, 'x-niouka-member': memberId })
	const refused = await site.app.inject({
		method: 'POST',
		url: '/api/notifications/read',
		headers: from(bia.json().user.id),
	})
	expect([refused.statusCode, refused.json().code]).toEqual([409, 'auth.otherMember'])
	expect((await whoAmI(from(bia.json().user.id))).statusCode).toBe(409)
	const own = (await whoAmI(caio)).json().user.id
	expect((await whoAmI(from(own))).statusCode).toBe(200)
})

test('a public read with an ended session is answered, has the header of ended sessions and is not cached', async () => {
	const key = keyFrom(await register(site.app))
	expect((await whoAmI(key)).headers).not.toHaveProperty('x-niouka-session')
	await site.app.inject({ method: 'POST', url: '/api/auth/logout', headers: key })
	const answer = await whoAmI(key)
	expect(answer.statusCode).toBe(200)
	expect(answer.headers).toMatchObject({ 'x-niouka-session': 'ended', 'cache-control': 'no-store' })
	expect((await whoAmI({})).headers).not.toHaveProperty('x-niouka-session')
	const refused = await site.app.inject({ method: 'POST', url: '/api/notifications/read', headers: key })
	expect([refused.statusCode, refused.headers['x-niouka-session']]).toEqual([401, 'ended'])
})
