import { jest } from '@jest/globals'
import { HOUR_MS } from 'shared-contract/units'
import { makeBuilds } from '../../site/host/builds.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { makeBuild, Releaser, tokenFor, versionsIn } from '../releases.testing.ts'

const builds = await makeBuilds()
const site = testSite({ repository: builds.folder, seed: async () => {} })
afterAll(() => builds.remove())

let one = ''
let made = 0
let networks = 0
let token: Releaser

beforeEach(async () => {
	one = `mfe-one-${++made}`
	token = new Releaser(site.app, await tokenFor(site.db, one, site.context.now()))
	for (const version of ['1.0.0', '2.0.0', '3.0.0']) await token.publish(makeBuild(one, version))
	await token.promote(one, '1.0.0')
})

const channel = async () => (await token.get('/api/releases')).json().slices[0].channel
const given = async () => versionsIn(await site.app.inject('/federation.json'))[one]

interface Told {
	version?: string
	cookie?: string | undefined
	from?: string
	/** The module that is loaded, or fails. */
	module?: string
	shell?: string
}

/** Somebody tells of a page that broke, or of one that did not. By a network of its own, unless one is named. */
async function tell(
	phase: 'ready' | 'failed',
	{ version = '2.0.0', cookie, from = network(), module = `screen /${one}`, shell }: Told = {},
) {
	const answer = await site.app.inject({
		method: 'POST',
		url: '/api/composition/reports',
		remoteAddress: from,
		headers: cookie === undefined ? {} : { cookie },
		payload: {
			shell,
			reports: [
				{
					slice: one,
					version,
					loads: ['routes', ...(phase === 'ready' ? [module] : [])].map((name) => ({ module: name, ms: 80 })),
					failures: phase === 'failed' ? [{ module, phase: 'render', error: 'broken' }] : [],
				},
			],
		},
	})
	await site.app.releases.reports.write()
	return String(answer.headers['set-cookie'] ?? '').split(';')[0]
}

const network = () => `198.18.${++networks >> 8}.${networks & 255}`

const pass = async (hours: number) => {
	site.clock.now = new Date(site.clock.now.getTime() + hours * HOUR_MS)
}

async function times(count: number, what: () => Promise<unknown>) {
	for (let time = 0; time < count; time += 1) await what()
}

test('a release that fails for visitors is taken back to the version before, as the log says', async () => {
	const warned = jest.spyOn(site.app.log, 'warn').mockImplementation(() => {})
	await token.promote(one, '2.0.0')
	await times(10, () => tell('failed'))
	expect(await channel()).toMatchObject({
		current: '2.0.0',
		watch: { failureLimit: 0.05, judged: { heard: 9, needed: 10, failing: 1 } },
	})
	await tell('failed')
	expect(await channel()).toMatchObject({ current: '1.0.0', previous: null, watch: null })
	expect(await given()).toBe('1.0.0')
	const [entry] = (await token.get('/api/releases/audit')).json().items
	expect(entry).toMatchObject({
		act: 'takenBack',
		by: { kind: 'server' },
		version: '2.0.0',
		from: '1.0.0',
		failing: 1,
		allowed: 0.05,
	})
	expect(warned).toHaveBeenCalledWith(expect.objectContaining({ slice: one, version: '2.0.0' }), expect.any(String))
	warned.mockRestore()
})

test('the first version of a slice that fails is withdrawn, and can be promoted again', async () => {
	const warned = jest.spyOn(site.app.log, 'warn').mockImplementation(() => {})
	expect(await channel()).toMatchObject({ current: '1.0.0', previous: null, watch: { failureLimit: 0.05 } })
	await times(11, () => tell('failed', { version: '1.0.0' }))
	expect(await channel()).toMatchObject({ current: null, previous: null, back: [], watch: null })
	expect(await given()).toBeUndefined()
	const [entry] = (await token.get('/api/releases/audit')).json().items
	expect(entry).toMatchObject({ act: 'takenBack', version: '1.0.0', from: null, failing: 1, allowed: 0.05 })
	expect(warned).toHaveBeenCalledWith(expect.objectContaining({ slice: one, from: null }), expect.any(String))
	await token.promote(one, '2.0.0')
	expect(await channel()).toMatchObject({ current: '2.0.0', previous: null, back: [] })
	warned.mockRestore()
})

test('a first version that works stays', async () => {
	await times(15, () => tell('ready', { version: '1.0.0' }))
	expect(await channel()).toMatchObject({ current: '1.0.0', watch: { judged: { heard: 14, failing: 0 } } })
})

test('a healthy release stays', async () => {
	await token.promote(one, '2.0.0')
	await times(15, () => tell('ready'))
	expect(await channel()).toMatchObject({ current: '2.0.0', watch: { judged: { heard: 14, failing: 0 } } })
})

test('one that fails no more than the version before stays: the fault is not its own', async () => {
	await token.promote(one, '2.0.0')
	await times(11, () => tell('failed', { version: '1.0.0' }))
	await times(11, () => tell('failed'))
	expect(await given()).toBe('2.0.0')
})

test('by the limit that was said when it was released', async () => {
	await token.promote(one, '2.0.0', { everybody: true }, { failureLimit: 1 })
	await times(12, () => tell('failed'))
	expect(await channel()).toMatchObject({ current: '2.0.0', watch: { failureLimit: 1 } })
})

test('after a day the watch ends where ten visitors a day report', async () => {
	await token.promote(one, '2.0.0')
	await pass(23)
	await times(11, () => tell('ready'))
	await pass(1)
	await times(12, () => tell('failed'))
	expect(await channel()).toMatchObject({ current: '2.0.0', watch: null })
})

test('after a week it ends in any case', async () => {
	await token.promote(one, '2.0.0')
	await pass(7 * 24)
	await times(6, () => tell('failed'))
	expect(await channel()).toMatchObject({ current: '2.0.0', watch: null })
})

describe('after the first day fewer than ten visitors decide', () => {
	beforeEach(async () => {
		await token.promote(one, '2.0.0')
		await times(2, () => tell('failed'))
		await pass(25)
	})

	test('if more than four of ten had a failure, within a week', async () => {
		await times(3, () => tell('failed'))
		expect(await channel()).toMatchObject({
			current: '2.0.0',
			watch: { failureLimit: 0.4, judged: { heard: 4, needed: 5, failing: 1 } },
		})
		await tell('failed')
		expect(await given()).toBe('1.0.0')
	})

	test('not if fewer had one', async () => {
		await times(5, () => tell('ready'))
		await tell('failed')
		expect(await channel()).toMatchObject({
			current: '2.0.0',
			watch: { failureLimit: 0.4, judged: { heard: 7, needed: 5, failing: expect.closeTo(2 / 7) } },
		})
	})
})

describe('a screen that few open is judged apart:', () => {
	test.each([
		['one that always fails takes the version back', 11, 0, 'screen /*/rare', '1.0.0'],
		['for too few there is no verdict', 10, 0, 'screen /*/rare', '2.0.0'],
		['one that fails for half of them stays', 8, 7, 'screen /*/rare', '2.0.0'],
		['an error outside of screens is in the sum alone', 11, 0, 'uncaught', '2.0.0'],
	])('%s', async (_what, failed, opened, name, version) => {
		const module = name.replace('*', one)
		const warned = jest.spyOn(site.app.log, 'warn').mockImplementation(() => {})
		await token.promote(one, '2.0.0', { everybody: true }, { failureLimit: 0.5 })
		await times(12, () => tell('ready'))
		await times(opened, () => tell('ready', { module }))
		await times(failed, () => tell('failed', { module }))
		expect(await given()).toBe(version)
		warned.mockRestore()
	})
})

test('a tab with another shell than the live one counts neither way', async () => {
	await token.promote(one, '2.0.0')
	await times(12, () => tell('failed', { shell: '/s/main.0000aaaa.js' }))
	expect(await channel()).toMatchObject({ current: '2.0.0', watch: { judged: { heard: 0 } } })
	await times(3, () => tell('failed', { shell: '/s/main.0123abcd.js' }))
	expect(await channel()).toMatchObject({ watch: { judged: { heard: 2 } } })
})

test('one that was gone back to is not watched', async () => {
	for (const version of ['2.0.0', '3.0.0']) await token.promote(one, version)
	await token.rollBack(one)
	await times(12, () => tell('failed'))
	expect(await channel()).toMatchObject({ current: '2.0.0', previous: '1.0.0', watch: null })
})

test('a version that is promoted again is judged by later reports only', async () => {
	await token.promote(one, '2.0.0')
	await times(9, () => tell('failed'))
	await token.rollBack(one)
	await token.promote(one, '2.0.0')
	expect(await channel()).toMatchObject({ watch: { judged: { heard: 0 } } })
	await times(9, () => tell('failed'))
	expect(await given()).toBe('2.0.0')
})

test('visitors are told apart by a cookie that the first report of a watched release sets', async () => {
	await token.promote(one, '2.0.0')
	expect(await tell('ready', { version: '3.0.0' })).toBe('')
	const cookie = await tell('ready', { from: '127.0.0.1' })
	expect(cookie).toMatch(/^niouka_visit=/)
	expect(await tell('ready', { from: '127.0.0.1', cookie })).toBe('')
	await tell('ready', { from: '127.0.0.1' })
	// Two visitors, without the network of one of them.
	expect((await channel()).watch.judged).toMatchObject({ heard: 1 })
})

test('it stays where another slice has the paths of the version before by now', async () => {
	await token.publish(makeBuild(one, '4.0.0', { owns: [`/${one}-new`] }))
	await token.promote(one, '4.0.0', { everybody: true }, { drops: [`/${one}`] })
	const other = `mfe-other-${made}`
	const another = new Releaser(site.app, await tokenFor(site.db, other, site.context.now()))
	await another.publish(makeBuild(other, '1.0.0', { owns: [`/${one}`] }))
	await another.promote(other, '1.0.0')
	await times(12, () => tell('failed', { version: '4.0.0' }))
	expect(await given()).toBe('4.0.0')
})
