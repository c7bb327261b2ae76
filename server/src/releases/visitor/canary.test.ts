import type { LightMyRequestResponse } from 'fastify'
import { CACHE } from '../../core/http/serve.ts'
import { makeBuilds } from '../../site/host/builds.testing.ts'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { makeBuild, Releaser, tokenFor, versionsIn } from '../releases.testing.ts'

const builds = await makeBuilds()
afterAll(() => builds.remove())
const site = testSite({ repository: builds.folder, seed: async () => {} })
const one = 'mfe-one'
let token: Releaser

beforeAll(async () => {
	token = new Releaser(site.app, await tokenFor(site.db, one, site.context.now()))
	for (const version of ['1.0.0', '2.0.0']) await token.publish(makeBuild(one, version))
	await token.promote(one, '1.0.0')
})
afterEach(async () => {
	await token.promote(one, '1.0.0')
})

const ask = (url: string, headers: Record<string, string> = {}) =>
	site.app.inject({ url, headers: { accept: 'text/html', ...headers } })
const registry = (headers: Record<string, string> = {}) => ask('/federation.json', headers)
const given = async (headers: Record<string, string> = {}) => versionsIn(await registry(headers))[one]
const cookieOf = (answer: LightMyRequestResponse, name: string) => answer.cookies.find((cookie) => cookie.name === name)

test('without a trial nobody is told apart', async () => {
	const answers = [await registry(), await ask('/mfe-one')]
	for (const answer of answers) expect(answer.cookies).toEqual([])
	expect(answers[0]?.headers).toMatchObject({
		'cache-control': 'public, no-cache',
		vary: expect.stringContaining('cookie'),
	})
})

test('there is nothing to try of what everybody has, or where there is nothing yet', async () => {
	expect((await token.promote(one, '1.0.0', { share: 0.5 })).json().code).toBe('release.current')
	const two = new Releaser(site.app, await tokenFor(site.db, 'mfe-two', site.context.now()))
	await two.publish(makeBuild('mfe-two', '1.0.0'))
	expect((await two.promote('mfe-two', '1.0.0', { share: 0.5 })).json().code).toBe('release.noCurrent')
})

test('a share of visitors is given a version, each always the same', async () => {
	const answer = await token.promote(one, '2.0.0', { share: 0.4 })
	expect(answer.json()).toMatchObject({
		current: '1.0.0',
		candidate: { version: '2.0.0', to: { share: 0.4 }, failureLimit: 0.05, figures: { loads: 0, failures: 0 } },
	})
	let tried = 0
	for (let number = 0; number < 200; number += 1) {
		const first = await registry()
		expect(first.headers['cache-control']).toBe('private, no-cache')
		const cookie = cookieOf(first, 'niouka_visit')
		expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 31_536_000 })
		const again = await registry({ cookie: `niouka_visit=${cookie?.value}` })
		expect(again.cookies).toEqual([])
		expect(versionsIn(again)).toEqual(versionsIn(first))
		if (versionsIn(first)[one] === '2.0.0') tried += 1
	}
	expect(tried).toBeGreaterThan(50)
	expect(tried).toBeLessThan(110)
})

test('the page is the visitor’s, and so is what it names ahead', async () => {
	await token.promote(one, '2.0.0', { share: 1 })
	const answer = await ask('/mfe-one')
	expect(answer.body).toContain('/r/mfe-one/2.0.0/entry.0123abcd.js')
	expect(answer.body).not.toContain('href="/r/mfe-one/1.0.0/')
	expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-language, cookie' })
	expect(cookieOf(answer, 'niouka_visit')).toBeDefined()
	await token.rollBack(one)
	expect((await ask('/mfe-one')).body).toContain('/r/mfe-one/1.0.0/entry.0123abcd.js')
	expect((await ask('/r/mfe-one/2.0.0/routes.0123abcd.js')).statusCode).toBe(200)
})

test('a visit that a stranger made up counts for no more than its shape', async () => {
	await token.promote(one, '2.0.0', { share: 1 })
	for (const visit of ['short', 'x'.repeat(23), '"; drop table release;--']) {
		expect(
			cookieOf(await registry({ cookie: `niouka_visit=${encodeURIComponent(visit)}` }), 'niouka_visit'),
		).toBeDefined()
	}
})

describe('a role that tries a version', () => {
	test.each([
		['moderator', 'moderator', '2.0.0'],
		['moderator', 'admin', '2.0.0'],
		['moderator', 'member', '1.0.0'],
		['admin', 'admin', '2.0.0'],
		['admin', 'moderator', '1.0.0'],
	] as const)('given to the role %s, a %s gets %s%s', async (role, asking, version) => {
		await token.promote(one, '2.0.0', { role })
		const { headers } = await newMember(site.app, { role: asking })
		expect(await given(headers)).toBe(version)
		expect(await given()).toBe('1.0.0')
		// A page is asked for with half of the key: what the page before asked the API says who it is.
		const session = await ask('/api/auth/session', headers)
		const kept = cookieOf(session, 'niouka_role')
		expect(kept !== undefined).toBe(asking !== 'member')
		const cookie = `${headers.cookie}; niouka_role=${kept?.value ?? ''}`
		expect((await ask('/mfe-one', { cookie })).body).toContain(`/r/mfe-one/${version}/entry.0123abcd.js`)
	})

	test('an answer that everybody may be given is kept by nobody where it tells a browser its role', async () => {
		await token.promote(one, '2.0.0', { role: 'admin' })
		const { headers } = await newMember(site.app, { role: 'admin' })
		const told = await ask('/api/site', headers)
		const role = `niouka_role=${cookieOf(told, 'niouka_role')?.value}`
		const again = await ask('/api/site', { ...headers, cookie: `${headers.cookie}; ${role}` })
		const forgotten = await ask('/api/site', { cookie: role })
		expect(cookieOf(forgotten, 'niouka_role')?.value).toBe('')
		expect([told, again, forgotten].map((answer) => answer.headers['cache-control'])).toEqual([
			CACHE.personal,
			CACHE.shared,
			CACHE.personal,
		])
		// What nobody may keep stays so.
		const refused = await ask('/api/nothing', headers)
		expect(cookieOf(refused, 'niouka_role')).toBeDefined()
		expect(refused.headers['cache-control']).toBe(CACHE.never)
	})

	test('a role that somebody wrote themselves is none, and that of who signed out is forgotten', async () => {
		await token.promote(one, '2.0.0', { role: 'moderator' })
		expect(await given({ cookie: 'niouka_role=admin' })).toBe('1.0.0')
		const { headers } = await newMember(site.app, { role: 'admin' })
		const kept = cookieOf(await ask('/api/auth/session', headers), 'niouka_role')
		const role = `niouka_role=${kept?.value}`
		expect(await given({ cookie: role })).toBe('2.0.0')
		expect(cookieOf(await ask('/api/auth/session', { cookie: role }), 'niouka_role')?.value).toBe('')
		expect(cookieOf(await ask('/api/site', { ...headers, cookie: `${headers.cookie}; ${role}` }), 'niouka_role')).toBe(
			undefined,
		)
	})
})
