import { createHash, randomBytes } from 'node:crypto'
import { DAY_MS } from 'shared-contract/units'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { makeBuild, Releaser, tokenFor, versionsIn } from '../releases.testing.ts'

const site = testSite({ repository: '/nowhere', seed: async () => {} })
/** Of half the visitors a version is tried by. */
const SHARE = 0.5
let one = ''
let made = 0
let token: Releaser
let networks = 0

beforeEach(async () => {
	one = `mfe-one-${++made}`
	token = new Releaser(site.app, await tokenFor(site.db, one, site.context.now()))
	for (const version of ['1.0.0', '2.0.0']) await token.publish(makeBuild(one, version))
	await token.promote(one, '1.0.0')
})

const channel = async () => (await token.get('/api/releases')).json().slices[0].channel
const judged = async () => (await channel()).candidate?.judged

/** An address of a network of its own. */
const network = () => {
	networks += 1
	return `198.${18 + (networks >> 16)}.${(networks >> 8) & 255}.${networks & 255}`
}

/** Somebody who is given the candidate, or is not. */
function visitor(isGiven = true) {
	for (;;) {
		const visit = randomBytes(16).toString('base64url')
		const bucket = createHash('sha256').update(`${visit}\n${one}\n2.0.0`).digest().readUInt32BE() / 2 ** 32
		if (bucket < SHARE === isGiven) return { cookie: `niouka_visit=${visit}` }
	}
}

interface Told {
	version?: string
	loads?: number
	failures?: number
	headers?: Record<string, string>
	from?: string
}

/** A visitor tells of a version: somebody new from a new network, unless it is said who and where from. */
async function tell({ version = '2.0.0', loads = 0, failures = 0, headers, from = network() }: Told) {
	await site.app.inject({
		method: 'POST',
		url: '/api/composition/reports',
		remoteAddress: from,
		headers: headers ?? visitor(version === '2.0.0'),
		payload: {
			reports: [
				{
					slice: one,
					version,
					loads: Array(loads).fill({ module: 'routes', ms: 80 }),
					failures: Array(failures).fill({ module: 'routes', phase: 'entry', error: 'broken' }),
				},
			],
		},
	})
	await site.app.releases.reports.write()
}

async function times(count: number, what: () => Promise<unknown>) {
	for (let time = 0; time < count; time += 1) await what()
}

describe('what a share of visitors tries', () => {
	beforeEach(() => token.promote(one, '2.0.0', { share: SHARE }))

	test('is taken back where it fails for them, and the next page is given what was there before', async () => {
		const headers = visitor()
		const given = async () => versionsIn(await site.app.inject({ url: '/federation.json', headers }))[one]
		expect(await given()).toBe('2.0.0')
		await times(10, () => tell({ failures: 1 }))
		// One network tells of most failures, whichever: without it there are too few.
		expect(await judged()).toEqual({ heard: 9, needed: 10, failing: 1 })
		await tell({ failures: 1 })
		expect(await channel()).toMatchObject({ current: '1.0.0', candidate: null })
		expect(await given()).toBe('1.0.0')
		const [entry] = (await token.get('/api/releases/audit')).json().items
		expect(entry).toMatchObject({
			act: 'takenBack',
			by: { kind: 'server', name: null },
			version: '2.0.0',
			from: '1.0.0',
			failing: 1,
			allowed: 0.05,
		})
	})

	test('stays where it fares well', async () => {
		await times(15, () => tell({ loads: 3 }))
		expect(await judged()).toEqual({ heard: 14, needed: 10, failing: 0 })
	})

	test('one visitor cannot cause a rollback', async () => {
		const headers = visitor()
		await times(12, () => tell({ loads: 1 }))
		await times(20, () => tell({ failures: 20, headers }))
		expect(await judged()).toMatchObject({ failing: 0 })
	})

	test('one network cannot cause a rollback, with any number of visitors', async () => {
		const from = network()
		await times(12, () => tell({ loads: 1 }))
		await times(40, () => tell({ failures: 20, from }))
		expect(await judged()).toEqual({ heard: 12, needed: 10, failing: 0 })
	})

	test('one network does not hide what fails for others, by praise of the one or by blame of the other', async () => {
		const from = network()
		await times(40, () => tell({ loads: 20, from }))
		await times(40, () => tell({ version: '1.0.0', failures: 20, from }))
		await times(12, () => tell({ version: '1.0.0', loads: 1 }))
		await times(8, () => tell({ failures: 1 }))
		expect((await channel()).candidate).toBeNull()
	})

	test('each visitor has the same weight, with any number of loads', async () => {
		const [often, once, another] = [visitor(), visitor(), visitor()]
		await times(4, () => tell({ loads: 40, headers: often }))
		for (const headers of [once, another]) {
			await tell({ loads: 1, headers })
			await tell({ failures: 1, headers })
		}
		// Without one of the networks that fail most.
		expect(await judged()).toEqual({ heard: 2, needed: 10, failing: 0.25 })
	})

	test('a page that broke is a failure, however many of its parts were loaded', async () => {
		await times(2, () => tell({ loads: 2, failures: 1 }))
		expect(await judged()).toEqual({ heard: 1, needed: 10, failing: 1 })
	})

	test('of a visitor the latest reports count: what breaks later is noticed', async () => {
		const headers = visitor()
		await times(30, () => tell({ loads: 1, headers }))
		await times(50, () => tell({ failures: 1, headers }))
		// Whose network is left out.
		await tell({ failures: 1 })
		expect((await judged()).failing).toBeGreaterThan(0.9)
	})

	test('who was heard on another day weighs no more where a day brings enough, and a week later in no case', async () => {
		await times(11, () => tell({ loads: 1 }))
		site.clock.now = new Date(site.clock.now.getTime() + DAY_MS)
		expect(await judged()).toMatchObject({ heard: 10, needed: 10 })
		await times(12, () => tell({ loads: 1 }))
		expect(await judged()).toMatchObject({ heard: 11 })
		site.clock.now = new Date(site.clock.now.getTime() + 7 * DAY_MS)
		expect(await judged()).toMatchObject({ heard: 0 })
		await site.app.releases.prune()
		expect(await site.db.selectFrom('release_reporter').where('slice', '=', one).selectAll().execute()).toEqual([])
	})

	test('where addresses tell nobody apart, each visitor is one', async () => {
		for (const from of ['127.0.0.1', '::1', '10.1.2.3', '192.168.1.1', '::ffff:172.17.0.1', 'fd00::1']) {
			await times(2, () => tell({ loads: 1, from }))
		}
		expect(await judged()).toMatchObject({ heard: 11 })
	})

	test('what is kept of visitors names neither their cookie nor their address', async () => {
		const headers = visitor()
		await tell({ loads: 1, headers, from: '198.51.100.7' })
		const kept = JSON.stringify(await site.db.selectFrom('release_reporter').selectAll().execute())
		expect(kept).not.toContain('198.51.100')
		expect(kept).not.toContain(headers.cookie.split('=')[1])
	})

	test('who was not given it tells nothing of it', async () => {
		await tell({ failures: 20, headers: visitor(false) })
		expect((await channel()).candidate).toMatchObject({ version: '2.0.0', figures: { failures: 0 } })
	})

	test('tried again it is judged by what comes then; where the share grows, by all', async () => {
		await times(6, () => tell({ loads: 1 }))
		await token.promote(one, '2.0.0', { share: 0.8 })
		expect(await judged()).toMatchObject({ heard: 5 })
		await token.rollBack(one)
		await token.promote(one, '2.0.0', { share: SHARE })
		expect(await judged()).toMatchObject({ heard: 0 })
		expect((await channel()).candidate).toMatchObject({ figures: { loads: 0, failures: 0 } })
	})
})

test('a trial goes on where more may fail, by what was said when it began', async () => {
	await token.promote(one, '2.0.0', { share: SHARE }, { failureLimit: 0.5 })
	await times(14, async () => {
		const headers = visitor()
		await times(3, () => tell({ loads: 1, headers }))
		await times(2, () => tell({ failures: 1, headers }))
	})
	expect(await judged()).toMatchObject({ heard: 13, failing: expect.closeTo(0.4) })
	expect((await channel()).candidate).toMatchObject({ version: '2.0.0', failureLimit: 0.5 })
})

test('what a role tries is judged by every load of its members, who are known and may be few', async () => {
	const admin = await newMember(site.app, { role: 'admin' })
	await token.promote(one, '2.0.0', { role: 'admin' })
	await tell({ failures: 19, headers: admin.headers })
	expect(await judged()).toEqual({ heard: 19, needed: 20, failing: 1 })
	await tell({ failures: 5, headers: {} })
	expect(await judged()).toMatchObject({ heard: 19 })
	await tell({ failures: 1, headers: admin.headers })
	expect((await channel()).candidate).toBeNull()
})
