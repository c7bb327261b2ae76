import { jest } from '@jest/globals'
import { testSite } from '../../testing/site.testing.ts'
import { makeBuild, Releaser, tokenFor, versionsIn } from '../releases.testing.ts'

const site = testSite({ repository: '/nowhere', seed: async () => {} })

let one = ''
let made = 0
let networks = 0
let token: Releaser

beforeEach(async () => {
	one = `mfe-one-${++made}`
	token = new Releaser(site.app, await tokenFor(site.db, one, site.context.now()))
	for (const version of ['1.0.0', '2.0.0']) await token.publish(makeBuild(one, version))
	await token.promote(one, '1.0.0')
	jest.spyOn(site.app.log, 'warn').mockImplementation(() => {})
})

const channel = async () => (await token.get('/api/releases')).json().slices[0].channel
const given = async () => versionsIn(await site.app.inject('/federation.json'))[one]

interface Told {
	version?: string
	/** How long the load took. */
	ms?: number
	cookie?: string
	from?: string
}

/** Somebody tells how long the routes of a version took, by a network of its own, unless one is named. */
async function tell({
	version = '2.0.0',
	ms = 80,
	cookie = '',
	from = `198.18.${++networks >> 8}.${networks & 255}`,
}: Told) {
	const reports = [{ slice: one, version, loads: [{ module: 'routes', ms }], failures: [] }]
	const request = { method: 'POST', url: '/api/composition/reports', payload: { reports } } as const
	await site.app.inject({ ...request, remoteAddress: from, headers: { cookie } })
	await site.app.releases.reports.write()
}

async function times(count: number, what: () => Promise<unknown>) {
	for (let time = 0; time < count; time += 1) await what()
}

describe('a release of which the modules come', () => {
	test.each([
		['far later than before is taken back', 20, 300, 11, 5000, '1.0.0'],
		['later, but not four times as late, stays', 20, 1500, 11, 5000, '2.0.0'],
		['many times as late, but within two seconds, stays', 20, 80, 11, 2000, '2.0.0'],
		['far later for too few stays', 20, 300, 10, 5000, '2.0.0'],
		['late, where too few loaded them before, stays', 19, 300, 11, 5000, '2.0.0'],
	])('%s', async (_what, before, msBefore, visitors, ms, version) => {
		await times(before, () => tell({ version: '1.0.0', ms: msBefore }))
		await token.promote(one, '2.0.0')
		await times(visitors, () => tell({ ms }))
		expect(await given()).toBe(version)
	})

	test('is taken back with the reason in the log', async () => {
		await times(20, () => tell({ version: '1.0.0', ms: 300 }))
		await token.promote(one, '2.0.0')
		await times(11, () => tell({ ms: 5000 }))
		const [entry] = (await token.get('/api/releases/audit')).json().items
		expect(entry).toMatchObject({ act: 'takenBack', version: '2.0.0', from: '1.0.0' })
		expect(entry).toMatchObject({ failing: 1, allowed: 0.5, slow: 'routes' })
	})

	test('far later for half of the visitors stays, and for more is taken back', async () => {
		await times(20, () => tell({ version: '1.0.0', ms: 300 }))
		await token.promote(one, '2.0.0')
		await times(6, () => tell({}))
		await times(7, () => tell({ ms: 5000 }))
		expect(await given()).toBe('2.0.0')
		await tell({ ms: 5000 })
		expect(await given()).toBe('1.0.0')
	})

	test('late for one network alone stays', async () => {
		await times(20, () => tell({ version: '1.0.0', ms: 300 }))
		await token.promote(one, '2.0.0')
		await times(11, () => tell({}))
		await times(11, () => tell({ ms: 5000, from: '203.0.113.9' }))
		expect(await given()).toBe('2.0.0')
	})

	test('as late as those of the version before, over the same time, stays', async () => {
		await times(20, () => tell({ version: '1.0.0', ms: 300 }))
		await token.promote(one, '2.0.0')
		await times(20, () => tell({ version: '1.0.0', ms: 5000 }))
		await times(11, () => tell({ ms: 5000 }))
		expect(await given()).toBe('2.0.0')
	})

	test('late in a first version stays', async () => {
		await times(30, () => tell({ version: '1.0.0', ms: 5000 }))
		expect(await given()).toBe('1.0.0')
	})

	test('late in a canary ends it', async () => {
		await times(20, () => tell({ version: '1.0.0', ms: 300 }))
		await token.promote(one, '2.0.0', { share: 1 })
		const visitor = () => `niouka_visit=${String(++networks).padStart(22, 'a')}`
		await times(10, () => tell({ ms: 5000, cookie: visitor() }))
		expect(await channel()).toMatchObject({ candidate: { judged: { heard: 9, failing: 0 } } })
		await tell({ ms: 5000, cookie: visitor() })
		expect(await channel()).toMatchObject({ current: '1.0.0', candidate: null })
	})
})
