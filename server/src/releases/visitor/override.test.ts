import type { LightMyRequestResponse } from 'fastify'
import { DAY_MS, WEEK_MS } from 'shared-contract/units'
import { testDatabase } from '../../core/database/database.testing.ts'
import { makeBuilds } from '../../site/host/builds.testing.ts'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { type Headers, makeBuild, Releaser, tokenFor, versionsIn } from '../releases.testing.ts'

const builds = await makeBuilds()
afterAll(() => builds.remove())
const database = testDatabase({ seed: async () => {} })
const inRooms = (environment: Record<string, string> = {}) =>
	testSite({ repository: builds.folder, database, environment })
const site = inRooms()
const local = inRooms({ FEDERATION_OVERRIDES: 'local', SITE_URL: 'https://niouka.example' })
const off = inRooms({ FEDERATION_OVERRIDES: 'off' })
const one = 'mfe-one'
let key: Headers
let admin: Headers

beforeAll(async () => {
	key = await tokenFor(site.db, one, site.context.now())
	admin = (await newMember(site.app, { role: 'admin' })).headers
	const token = new Releaser(site.app, key)
	for (const version of ['1.0.0', '2.0.0']) await token.publish(makeBuild(one, version))
	await token.promote(one, '1.0.0')
	await token.begin(makeBuild(one, '3.0.0'))
	for (const each of [local, off]) await each.app.releases.cache.refresh()
})

const set = (payload: object, headers: Headers = key, at = site) =>
	at.app.inject({ method: 'PUT', url: '/api/composition/override', headers, payload })
const cookieOf = (answer: LightMyRequestResponse) => {
	const cookie = answer.cookies.find(({ name }) => name.endsWith('niouka_override'))
	return { cookie: `${cookie?.name}=${cookie?.value}` }
}
const registry = (headers: Headers = {}, at = site) => at.app.inject({ url: '/federation.json', headers })
const page = (headers: Headers = {}, at = site) =>
	at.app.inject({ url: '/mfe-one', headers: { accept: 'text/html', ...headers } })
const origin = 'http://localhost:3001'

test('a browser is pointed at a published version, visibly, and nobody else’s is', async () => {
	const answer = await set({ slice: one, version: '2.0.0' })
	expect(answer.json()).toEqual({ overrides: [{ slice: one, version: '2.0.0' }] })
	expect(answer.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
	const own = await registry(cookieOf(answer))
	expect(own.json().slices).toMatchObject([{ version: '2.0.0', override: true, base: '/r/mfe-one/2.0.0/' }])
	expect(own.headers['cache-control']).toBe('private, no-cache')
	expect((await page(cookieOf(answer))).body).toContain('/r/mfe-one/2.0.0/entry.0123abcd.js')
	expect(versionsIn(await registry())).toEqual({ [one]: '1.0.0' })
})

test('an admin is told of what their browser was pointed at as far as the settings allow it still', async () => {
	const pointed = cookieOf(await set({ slice: one, version: '2.0.0' }))
	const told = async (at: typeof site) =>
		(
			await at.app.inject({ url: '/api/releases', headers: { ...admin, cookie: `${admin.cookie}; ${pointed.cookie}` } })
		).json()
	expect((await told(site)).overrides).toEqual([{ slice: one, version: '2.0.0' }])
	expect(await told(off)).toMatchObject({ overrideRule: 'off', overrides: [] })
})

test('anybody takes it back', async () => {
	const pointed = cookieOf(await set({ slice: one, version: '2.0.0' }))
	const answer = await site.app.inject({ method: 'DELETE', url: '/api/composition/override', headers: pointed })
	expect(answer.json()).toEqual({ overrides: [] })
	expect(answer.cookies[0]).toMatchObject({ name: 'niouka_override', value: '' })
})

test('what stays of the overrides ends when it would have, and so does one beside it', async () => {
	const start = site.clock.now.getTime()
	const end = new Date(start + WEEK_MS)
	const first = await set({ slice: one, version: '2.0.0' })
	const two = await tokenFor(site.db, 'mfe-two', site.context.now())
	await new Releaser(site.app, two).publish(makeBuild('mfe-two', '1.0.0'))
	site.clock.now = new Date(start + DAY_MS)
	const beside = await set({ slice: 'mfe-two', version: '1.0.0' }, { ...two, ...cookieOf(first) })
	const rest = await site.app.inject({
		method: 'DELETE',
		url: '/api/composition/override?slice=mfe-two',
		headers: cookieOf(beside),
	})
	expect(rest.json().overrides).toEqual([{ slice: one, version: '2.0.0' }])
	const again = await set({ slice: one, version: '2.0.0' }, { ...key, ...cookieOf(first) })
	const ends = [first, beside, rest, again].map(({ cookies }) => cookies[0]?.expires)
	expect(ends).toEqual([end, end, end, new Date(end.getTime() + DAY_MS)])
	site.clock.now = end
	expect(versionsIn(await registry(cookieOf(rest)))).toEqual({ [one]: '1.0.0' })
	site.clock.now = new Date(start)
})

test.each([
	['a version that is not there', { slice: one, version: '9.9.9' }, 404],
	['a version that is not published', { slice: one, version: '3.0.0' }, 404],
	['a slice that is not there', { slice: 'mfe-nobody', version: '1.0.0' }, 404],
	['its own machine, where the settings do not say so', { slice: one, origin }, 403],
])('no browser is pointed at %s', async (_what, body, statusCode) => {
	const answer = await set(body, admin)
	expect([answer.statusCode, answer.cookies]).toEqual([statusCode, []])
})

test.each([
	'http://elsewhere.example:3001',
	'https://localhost:3001',
	'http://localhost.elsewhere.example:3001',
	'http://localhost:3001@elsewhere.example',
	'http://192.168.0.7:3001',
	'http://localhost',
	'http://localhost:3001/path',
	'http://[::1]:3001',
	"http://localhost:3001 'unsafe-inline'",
])('where own machines are allowed, %s is none', async (elsewhere) => {
	expect((await set({ slice: one, origin: elsewhere }, key, local)).statusCode).toBe(400)
})

test('its own machine is let run by the policy of that page alone', async () => {
	const pointed = cookieOf(await set({ slice: one, origin }, key, local))
	const [slice] = (await registry(pointed, local)).json().slices
	expect(slice).toMatchObject({
		version: 'local',
		base: `${origin}/`,
		entry: 'entry.js',
		owns: [`/${one}`],
		exposes: { routes: [] },
		override: true,
	})
	expect(slice.integrity).toBeUndefined()
	const policyOf = async (headers: Headers) =>
		String((await page(headers, local)).headers['content-security-policy']).split(';')
	const policy = await policyOf(pointed)
	expect(policy.find((directive) => directive.startsWith('script-src'))).toMatch(
		new RegExp(`^script-src 'self' 'sha256-\\S+' ${origin}$`),
	)
	expect(policy).toContain(`connect-src 'self' ${origin} ws://localhost:3001`)
	expect(policy).toContain("default-src 'self'")
	for (const files of ["style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:", "font-src 'self'"]) {
		expect(policy.some((directive) => directive.startsWith(files) && directive.endsWith(` ${origin}`))).toBe(true)
	}
	// It would turn the developer's own address into one with TLS.
	expect(policy).not.toContain('upgrade-insecure-requests')
	const plain = await policyOf({})
	expect(plain.join(';')).not.toContain('localhost')
	expect(plain).toContain('upgrade-insecure-requests')
	expect(
		(await local.app.inject({ url: '/api/site', headers: pointed })).headers['content-security-policy'],
	).not.toContain('localhost')
})

test('a slice that is not live comes from the own machine at the paths that are named', async () => {
	const token = await tokenFor(site.db, 'mfe-new', site.context.now())
	const pointed = cookieOf(await set({ slice: 'mfe-new', origin, owns: ['/new'] }, token, local))
	const slices = (await registry(pointed, local)).json().slices
	expect(slices).toMatchObject([{ name: 'mfe-new', base: `${origin}/`, owns: ['/new'], override: true }, { name: one }])
	const without = await set({ slice: 'mfe-new', origin }, token, local)
	expect([without.statusCode, without.json().code]).toEqual([409, 'release.noCurrent'])
	const owns = ['/mfe-new', '/New_shop/~best']
	await new Releaser(site.app, token).publish(makeBuild('mfe-new', '1.0.0', { owns }))
	const published = cookieOf(await set({ slice: 'mfe-new', origin }, token, local))
	expect((await registry(published, local)).json().slices).toMatchObject([{ name: 'mfe-new', owns }, {}])
	expect((await set({ slice: 'mfe-new', origin, owns: ['new'] }, token, local)).statusCode).toBe(400)
})

test('where the settings forbid it, nothing is set, and what was set before is passed over', async () => {
	const answer = await set({ slice: one, version: '2.0.0' }, admin, off)
	expect([answer.statusCode, answer.json().code]).toEqual([403, 'release.override.off'])
	const pointed = cookieOf(await set({ slice: one, version: '2.0.0' }))
	expect(versionsIn(await registry(pointed, off))).toEqual({ [one]: '1.0.0' })
	const machine = cookieOf(await set({ slice: one, origin }, key, local))
	expect(versionsIn(await registry(machine))).toEqual({ [one]: '1.0.0' })
})

test('a cookie that somebody wrote themselves points nowhere', async () => {
	const body = JSON.stringify({ value: [{ slice: one, version: '2.0.0' }], until: 9_999_999_999_999 })
	const forged = `niouka_override=${Buffer.from(body).toString('base64url')}.${'A'.repeat(43)}`
	expect(versionsIn(await registry({ cookie: forged }))).toEqual({ [one]: '1.0.0' })
})

test('the administration shows what the browser that asks was pointed at', async () => {
	const pointed = cookieOf(await set({ slice: one, version: '2.0.0' }, admin))
	const headers = { ...admin, cookie: `${admin.cookie}; ${pointed.cookie}` }
	const answer = (await site.app.inject({ url: '/api/releases', headers })).json()
	expect(answer).toMatchObject({ overrideRule: 'versions', overrides: [{ slice: one, version: '2.0.0' }] })
})
