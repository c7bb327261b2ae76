import type { LightMyRequestResponse } from 'fastify'
import type { Audience, RegistrySlice, ReleaseFlag } from 'shared-contract'
import { makeBuilds } from '../site/host/builds.testing.ts'
import { newMember } from '../testing/member.testing.ts'
import { testSite } from '../testing/site.testing.ts'
import { freshSlice } from './change/change.testing.ts'
import { type Headers, makeBuild, Releaser } from './releases.testing.ts'

const builds = await makeBuilds()
afterAll(() => builds.remove())
const site = testSite({ repository: builds.folder, seed: async () => {} })
const FLAG = 'new-offers'
const title = { pt: 'Novas ofertas', en: 'New offers', ja: '新しいお得情報' }
const flags = { [FLAG]: { title } }
let admin: Releaser
let one = ''

beforeAll(async () => {
	admin = new Releaser(site.app, (await newMember(site.app, { role: 'admin' })).headers)
})
beforeEach(async () => {
	;({ one } = await freshSlice(site))
	await admin.publish(makeBuild(one, '1.0.0', { flags }))
	await admin.promote(one, '1.0.0')
})
// Those of another test would make the registry personal.
afterEach(() => admin.post(`/api/releases/${one}/withdraw`))

const ask = (url: string, headers: Headers = {}) =>
	site.app.inject({ url, headers: { accept: 'text/html', ...headers } })
const registry = (headers: Headers = {}) => ask('/federation.json', headers)
const entryIn = (answer: LightMyRequestResponse): RegistrySlice =>
	answer.json().slices.find(({ name }: RegistrySlice) => name === one)
const isOn = (answer: LightMyRequestResponse) => entryIn(answer).flagsOn?.includes(FLAG) ?? false
const revision = async () => Number((await registry()).json().revision)
const send = (body: object, { flag = FLAG, headers = admin.headers } = {}) =>
	site.app.inject({ method: 'PUT', url: `/api/flags/${one}/${flag}`, headers, payload: body })
async function turn(to: Audience | null, slice = one) {
	const answer = await site.app.inject({
		method: 'PUT',
		url: `/api/flags/${slice}/${FLAG}`,
		headers: admin.headers,
		payload: { to },
	})
	expect(answer.json()).toEqual({ done: true })
}
async function listed(): Promise<ReleaseFlag[]> {
	const { slices } = (await admin.get('/api/releases')).json()
	return slices.find(({ channel }: { channel: { slice: string } }) => channel.slice === one).flags
}

test('a flag is off at first, and then on for everybody, in what all share', async () => {
	expect(await listed()).toEqual([{ name: FLAG, title, to: null, versions: ['1.0.0'] }])
	expect(entryIn(await registry())).not.toHaveProperty('flagsOn')
	await turn({ everybody: true })
	const answer = await registry()
	expect(entryIn(answer).flagsOn).toEqual([FLAG])
	expect(answer.headers['cache-control']).toBe('public, no-cache')
	expect(answer.cookies).toEqual([])
	const page = (await ask(`/${one}`)).body
	expect(page).toContain(`"flagsOn":["${FLAG}"]`)
	expect(page).not.toContain('Novas ofertas')
	await turn(null)
	expect(entryIn(await registry())).not.toHaveProperty('flagsOn')
})

test('a flag for a share is on for the same visitors each time, whom no cache mixes up', async () => {
	await turn({ share: 0.4 })
	let on = 0
	for (let number = 0; number < 200; number += 1) {
		const first = await registry()
		expect(first.headers['cache-control']).toBe('private, no-cache')
		const visit = first.cookies.find(({ name }) => name === 'niouka_visit')?.value
		const again = await registry({ cookie: `niouka_visit=${visit}` })
		expect(isOn(again)).toBe(isOn(first))
		if (isOn(first)) on += 1
	}
	expect(on).toBeGreaterThan(50)
	expect(on).toBeLessThan(110)
})

test.each([
	['moderator', 'moderator', true],
	['moderator', 'admin', true],
	['moderator', 'member', false],
	['admin', 'admin', true],
	['admin', 'moderator', false],
] as const)('on for the role %s, it is for a %s: %s', async (role, asking, expected) => {
	await turn({ role })
	const { headers } = await newMember(site.app, { role: asking })
	expect(isOn(await registry(headers))).toBe(expected)
	expect(isOn(await registry())).toBe(false)
	// A page is asked for with half of the key: what the page before asked the API says who it is.
	const kept = (await ask('/api/auth/session', headers)).cookies.find(({ name }) => name === 'niouka_role')
	const page = await ask(`/${one}`, { cookie: `${headers.cookie}; niouka_role=${kept?.value ?? ''}` })
	expect(page.body.includes('"flagsOn"')).toBe(expected)
	expect(page.headers['cache-control']).toBe('private, no-cache')
})

test('a flag stays over releases, and where no version names it any more it can be removed', async () => {
	await turn({ share: 1 })
	await admin.publish(makeBuild(one, '1.0.1', { flags }))
	await admin.promote(one, '1.0.1')
	expect(isOn(await registry())).toBe(true)
	await admin.publish(makeBuild(one, '1.0.2'))
	await admin.promote(one, '1.0.2')
	const shared = await registry()
	expect(isOn(shared)).toBe(false)
	// It is in no version that anybody gets, so pages are the same for all.
	expect(shared.headers['cache-control']).toBe('public, no-cache')
	expect((await listed())[0]?.versions.toSorted()).toEqual(['1.0.0', '1.0.1'])
	await site.db.updateTable('release').set({ state: 'removed' }).where('version', '<', '1.0.2').execute()
	expect(await listed()).toEqual([{ name: FLAG, title: null, to: { share: 1 }, versions: [] }])
	await turn(null)
	expect(await listed()).toEqual([])
})

test('a version that is tried, or seen by one browser alone, has its flags too', async () => {
	const tried = { flags: { 'late-night': { title } } }
	await admin.publish(makeBuild(one, '2.0.0', tried))
	await send({ to: { role: 'admin' } }, { flag: 'late-night' })
	const set = await site.app.inject({
		method: 'PUT',
		url: '/api/composition/override',
		headers: admin.headers,
		payload: { slice: one, version: '2.0.0' },
	})
	const cookie = set.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
	expect(entryIn(await registry({ cookie })).flagsOn).toBeUndefined()
	const session = await ask('/api/auth/session', { ...admin.headers, cookie: `${admin.headers.cookie}; ${cookie}` })
	const role = session.cookies.find(({ name }) => name === 'niouka_role')?.value
	expect(entryIn(await registry({ cookie: `${cookie}; niouka_role=${role}` })).flagsOn).toEqual(['late-night'])
	await admin.promote(one, '2.0.0', { share: 1 })
	expect(entryIn(await registry(admin.headers))).toMatchObject({ version: '2.0.0', flagsOn: ['late-night'] })
})

test('each switch is one revision and one line of the log; one that changes nothing is neither', async () => {
	const before = await revision()
	await turn({ share: 0.2 })
	await turn({ share: 0.2 })
	expect(await revision()).toBe(before + 1)
	await turn(null)
	const { items } = (await admin.get(`/api/releases/audit?slice=${one}`)).json()
	const lines = items.map(({ act, flag, to, by }: Record<string, unknown>) => ({ act, flag, to, by }))
	const by = { kind: 'member', name: expect.any(String) }
	expect(lines.slice(0, 2)).toEqual([
		{ act: 'flagOff', flag: FLAG, to: null, by },
		{ act: 'flagOn', flag: FLAG, to: { share: 0.2 }, by },
	])
})

test('a request that is repeated later does not switch again', async () => {
	const headers = { ...admin.headers, 'idempotency-key': '7d0f1a52-9d4e-4a59-8a07-0c5a4f1d3b11' }
	const first = await send({ to: { share: 0.2 } }, { headers })
	await turn(null)
	const again = await send({ to: { share: 0.2 } }, { headers })
	expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body])
	expect((await listed())[0]?.to).toBeNull()
})

test('whoever means another state, or a flag that there is not, changes nothing', async () => {
	await turn({ share: 0.2 })
	const late = await send({ to: { everybody: true }, from: null })
	expect([late.statusCode, late.json().code]).toEqual([409, 'release.changed'])
	const unknown = await send({ to: { everybody: true } }, { flag: 'no-such-flag' })
	expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'request.notFound'])
	expect((await send({ to: { everybody: true } }, { flag: 'Offers' })).statusCode).toBe(400)
	expect((await listed())[0]?.to).toEqual({ share: 0.2 })
})

test('admins alone switch, and a version brings neither bad names nor what is on', async () => {
	const { one: slice, token } = await freshSlice(site)
	await token.publish(makeBuild(slice, '1.0.0', { flags }))
	const mine = await site.app.inject({
		method: 'PUT',
		url: `/api/flags/${slice}/${FLAG}`,
		headers: token.headers,
		payload: { to: { everybody: true } },
	})
	expect(mine.statusCode).toBe(401)
	const many = Object.fromEntries(Array.from({ length: 21 }, (_, number) => [`flag-${number}`, { title }]))
	for (const bad of [{ flags: { 'New Offers': { title } } }, { flags: many }, { flagsOn: [FLAG] }])
		expect((await token.begin(makeBuild(slice, '1.0.1', bad))).statusCode).toBe(400)
})
