import type { LightMyRequestResponse } from 'fastify'
import { DAY_MS } from 'shared-contract/units'
import { testDatabase } from '../../core/database/database.testing.ts'
import { makeBuilds } from '../../site/host/builds.testing.ts'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { type Headers, makeBuild, Releaser, tokenFor, versionsIn } from '../releases.testing.ts'

const builds = await makeBuilds()
afterAll(() => builds.remove())
const database = testDatabase({ seed: async () => {} })
const site = testSite({ repository: builds.folder, database })
const off = testSite({ repository: builds.folder, database, environment: { FEDERATION_OVERRIDES: 'off' } })
const one = 'mfe-one'
const fresh = 'mfe-fresh'
/** What a browser says of a press on a button of the site. */
const PRESSED = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
let key: Headers
let bia: Awaited<ReturnType<typeof newMember>>

beforeAll(async () => {
	key = await tokenFor(site.db, one, site.context.now())
	bia = await newMember(site.app, { role: 'member' })
	const token = new Releaser(site.app, key)
	for (const version of ['1.0.0', '2.0.0']) await token.publish(makeBuild(one, version))
	await token.promote(one, '1.0.0')
	// Published, and never live.
	await new Releaser(site.app, await tokenFor(site.db, fresh, site.context.now())).publish(makeBuild(fresh, '0.1.0'))
	await off.app.releases.cache.refresh()
})

const make = (version: string, { body = {}, headers = key, at = site, slice = one } = {}) =>
	at.app.inject({ method: 'POST', url: `/api/releases/${slice}/${version}/preview`, headers, payload: body })
const pathOf = async (...given: Parameters<typeof make>) => new URL((await make(...given)).json().url).pathname
const jar = (answer: LightMyRequestResponse, before = '') =>
	[before, ...answer.cookies.filter(({ value }) => value !== '').map(({ name, value }) => `${name}=${value}`)]
		.filter(Boolean)
		.join('; ')
const registry = (cookie: string) => site.app.inject({ url: '/federation.json', headers: { cookie } })
const choose = (url: string, as: string, headers: Headers) =>
	site.app.inject({ method: 'POST', url, headers: { ...FORM, ...headers }, payload: `as=${as}` })

test('a visitor sees the version, those that the link names beside it, and nobody else does', async () => {
	const opened = await site.app.inject({
		url: await pathOf('2.0.0', { body: { with: [{ slice: fresh, version: '0.1.0' }] } }),
	})
	expect([opened.statusCode, opened.headers.location]).toEqual([303, '/mfe-one'])
	expect(versionsIn(await registry(jar(opened)))).toEqual({ [one]: '2.0.0', [fresh]: '0.1.0' })
	expect(versionsIn(await registry(''))).toEqual({ [one]: '1.0.0' })
})

test('a slice that is not live is seen as well, at its own address', async () => {
	const token = await tokenFor(site.db, fresh, site.context.now())
	const opened = await site.app.inject({ url: await pathOf('0.1.0', { slice: fresh, headers: token }) })
	expect(opened.headers.location).toBe('/mfe-fresh')
	const page = await site.app.inject({ url: '/mfe-fresh', headers: { cookie: jar(opened), accept: 'text/html' } })
	expect([page.statusCode, page.body.includes(' data-visitor')]).toEqual([200, true])
	expect(page.headers['cache-control']).toBe('no-store')
	expect((await site.app.inject({ url: '/mfe-fresh', headers: { accept: 'text/html' } })).statusCode).toBe(404)
})

test.each([
	['/anime/1?x=2#reviews', '/anime/1?x=2#reviews'],
	['//elsewhere.example', '/mfe-one'],
	['/\\\\elsewhere.example', '/mfe-one'],
	['https://elsewhere.example', '/mfe-one'],
	['/a b', '/mfe-one'],
	['/search?q=進撃', '/search?q=%E9%80%B2%E6%92%83'],
	['/ação%20/\u007f', '/a%C3%A7%C3%A3o%20/%7F'],
])('it opens at %s as %s', async (at, location) => {
	const opened = await site.app.inject({ url: `${await pathOf('2.0.0')}?at=${encodeURIComponent(at)}` })
	expect(opened.headers.location).toBe(location)
	const made = await make('2.0.0', { body: { at } })
	expect(made.statusCode).toBe(location === '/mfe-one' ? 400 : 200)
})

test('who has a session is asked first, on a page without scripts, and sees the site as a visitor', async () => {
	const url = await pathOf('2.0.0')
	const asked = await site.app.inject({ url, headers: { cookie: bia.headers.cookie, 'accept-language': 'ja' } })
	expect([asked.statusCode, asked.cookies, asked.headers['x-robots-tag']]).toEqual([200, [], 'noindex'])
	expect(asked.body).toContain('mfe-one 2.0.0')
	expect(asked.body).not.toContain('<script')
	const opened = await choose(url, 'visitor', { ...PRESSED, cookie: bia.headers.cookie })
	const cookie = jar(opened, bia.headers.cookie)
	expect(versionsIn(await registry(cookie))).toEqual({ [one]: '2.0.0' })
	const session = await site.app.inject({ url: '/api/auth/session', headers: { cookie } })
	expect(session.json()).toEqual({ user: null })
})

test.each([
	['reads by the token of another tab', 'GET', '/api/auth/session', () => bia.headers],
	['changes as a member', 'POST', '/api/feedback', () => bia.headers],
	['changes as a visitor', 'POST', '/api/auth/login', () => ({})],
	['takes the preview back by a script', 'DELETE', '/api/composition/override', () => ({})],
] as const)('as a visitor of a preview nobody %s, and no session ends', async (_what, method, url, headers) => {
	const opened = await choose(await pathOf('2.0.0'), 'visitor', { ...PRESSED, cookie: bia.headers.cookie })
	const cookie = jar(opened, bia.headers.cookie)
	const answer = await site.app.inject({ method, url, headers: { ...headers(), cookie }, payload: {} })
	expect([answer.statusCode, answer.json().code]).toEqual([403, 'release.preview'])
	expect(answer.headers['x-niouka-session']).toBeUndefined()
	expect((await site.app.inject({ url: '/api/auth/session', headers: bia.headers })).json().user).not.toBeNull()
})

test('with the account only by a press on the page that asks', async () => {
	const url = await pathOf('2.0.0')
	const as = async (headers: Headers) => {
		const cookie = jar(await choose(url, 'member', { ...headers, cookie: bia.headers.cookie }), bia.headers.cookie)
		return (await site.app.inject({ url: '/api/auth/session', headers: { ...bia.headers, cookie } })).statusCode
	}
	expect(await as(PRESSED)).toBe(200)
	expect(await as({ ...PRESSED, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' })).toBe(403)
	expect(await as({ ...PRESSED, 'sec-fetch-dest': 'iframe' })).toBe(403)
	expect(await as({})).toBe(403)
})

test('a version that is seen as a visitor cannot send the form for the account', async () => {
	const url = await pathOf('2.0.0')
	const before = jar(await choose(url, 'visitor', { ...PRESSED, cookie: bia.headers.cookie }), bia.headers.cookie)
	const sent = await choose(url, 'member', { ...PRESSED, cookie: before })
	expect(sent.cookies.map(({ name, value }) => [name, value !== ''])).toEqual([
		['niouka_override', true],
		['niouka_visitor', true],
	])
})

test.each(['cross-site', 'same-site', 'none'])('a form that comes from %s opens nothing', async (from) => {
	for (const as of ['visitor', 'member']) {
		const answer = await choose(await pathOf('2.0.0'), as, { ...PRESSED, 'sec-fetch-site': from })
		expect([answer.statusCode, answer.cookies]).toEqual([403, []])
	}
})

test('it ends by a press, and the session is there again', async () => {
	const opened = await choose(await pathOf('2.0.0'), 'visitor', { ...PRESSED, cookie: bia.headers.cookie })
	const end = (headers: Headers) =>
		site.app.inject({ method: 'POST', url: '/preview/end', headers: { ...FORM, ...headers, cookie: jar(opened) } })
	expect((await end({ ...PRESSED, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' })).statusCode).toBe(403)
	expect((await end({ ...PRESSED, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
	const ended = await end(PRESSED)
	expect([ended.statusCode, ended.headers.location]).toEqual([303, '/'])
	expect(ended.cookies.map(({ name, value }) => [name, value])).toEqual([
		['niouka_override', ''],
		['niouka_visitor', ''],
	])
})

test('a link ends after a day; one that somebody wrote, or of another kind, is none', async () => {
	const url = await pathOf('2.0.0')
	const open = (path: string) => site.app.inject({ url: path })
	const made = site.clock.now.getTime()
	const end = new Date(made + DAY_MS)
	site.clock.now = new Date(made + DAY_MS - 1000)
	const late = await open(url)
	expect([late.statusCode, ...late.cookies.map(({ expires }) => expires)]).toEqual([303, end, end])
	site.clock.now = new Date(made + DAY_MS + 1)
	expect(versionsIn(await registry(jar(late)))).toEqual({ [one]: '1.0.0' })
	for (const over of [await open(url), await choose(url, 'member', PRESSED)]) {
		expect([over.statusCode, over.cookies]).toEqual([404, []])
		expect(over.body).not.toContain('/preview/end')
	}
	// Its versions are gone, and the browser is a visitor still.
	const stuck = await site.app.inject({ url, headers: { cookie: jar(late) } })
	expect(stuck.body).toContain('<form method="post" action="/preview/end">')
	const sealed = (await open(await pathOf('2.0.0'))).cookies.find(({ name }) => name === 'niouka_override')?.value
	for (const path of ['/preview/abc', `/preview/${sealed}`, `${await pathOf('2.0.0')}x`]) {
		expect((await open(path)).statusCode).toBe(404)
	}
})

test.each([
	['a version that is not there', '9.9.9', {}, 404],
	['another one that is not there', '2.0.0', { body: { with: [{ slice: fresh, version: '9.9.9' }] } }, 404],
	['the token of another slice', '0.1.0', { slice: fresh }, 403],
	['a site that allows no overrides', '2.0.0', { at: off }, 403],
] as const)('no link is made for %s', async (_what, version, given, statusCode) => {
	expect((await make(version, given as Parameters<typeof make>[1])).statusCode).toBe(statusCode)
})
