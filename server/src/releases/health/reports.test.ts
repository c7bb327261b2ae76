import { HOUR_MS } from 'shared-contract/units'
import { sliceLoads, sliceVitals } from '../../core/metrics/metrics.ts'
import { testSite } from '../../testing/site.testing.ts'
import { type Headers, makeBuild, Releaser, tokenFor } from '../releases.testing.ts'
import { cut } from './reports.ts'

const site = testSite({ repository: '/nowhere', seed: async () => {} })
let one = ''
let made = 0
let token: Releaser
let address = 0

beforeEach(async () => {
	one = `mfe-one-${++made}`
	token = new Releaser(site.app, await tokenFor(site.db, one, site.context.now()))
	for (const version of ['1.0.0', '2.0.0']) await token.publish(makeBuild(one, version))
	await token.promote(one, '1.0.0')
})

interface Told {
	loads?: number
	failures?: number
	ms?: number
	error?: string
	headers?: Headers
	from?: string
	vitals?: object[]
}

/** Tells of a version from an address of its own, unless it is from one. */
async function tell(
	version: string,
	{ loads = 0, failures = 0, ms = 80, error = 'broken', headers = {}, from, vitals }: Told,
) {
	address += 1
	const answer = await site.app.inject({
		method: 'POST',
		url: '/api/composition/reports',
		remoteAddress: from ?? `10.0.${address >> 8}.${address & 255}`,
		headers,
		payload: {
			reports: [
				{
					slice: one,
					version,
					loads: Array(loads).fill({ module: 'routes', ms }),
					failures: Array(failures).fill({ module: 'routes', phase: 'entry', error }),
					vitals,
				},
			],
		},
	})
	await site.app.releases.reports.write()
	return answer
}

const versions = async () => {
	const { slices } = (await token.get('/api/releases')).json()
	const listed: { version: string; figures: object; errors: object[]; hours: object[]; vitals: object[] }[] =
		slices[0].versions
	return Object.fromEntries(listed.map((each) => [each.version, each]))
}

test('the metrics count the loads of the version that the page was given, and of no other name', async () => {
	await tell('1.0.0', { loads: 3, failures: 1 })
	await tell('2.0.0', { loads: 5 })
	await tell('9.9.9', { loads: 7 })
	const { values } = await sliceLoads.get()
	expect(values.filter(({ labels }) => labels.slice === one)).toEqual([
		{ labels: { slice: one, version: '1.0.0', result: 'ok' }, value: 3 },
		{ labels: { slice: one, version: '1.0.0', result: 'failed' }, value: 1 },
	])
})

test('reports are summed by version', async () => {
	await tell('1.0.0', { loads: 10, ms: 80 })
	await tell('1.0.0', { loads: 10, failures: 2, ms: 300 })
	site.clock.now = new Date(site.clock.now.getTime() + HOUR_MS)
	await tell('1.0.0', { loads: 1, failures: 1, ms: 300, error: 'other' })
	const { '1.0.0': current, '2.0.0': other } = await versions()
	expect(current).toMatchObject({
		figures: { loads: 21, failures: 3, medianMs: 263, p75Ms: 281 },
		hours: [
			{ at: '2026-04-01T12:00:00.000Z', loads: 20, failures: 2, meanMs: 190 },
			{ at: '2026-04-01T13:00:00.000Z', loads: 1, failures: 1, meanMs: 300 },
		],
		errors: [
			{ module: 'routes', phase: 'entry', error: 'broken', count: 2 },
			{ module: 'routes', phase: 'entry', error: 'other', count: 1 },
		],
	})
	expect(other).toMatchObject({
		figures: { loads: 0, failures: 0, medianMs: null, p75Ms: null },
		hours: [],
		errors: [],
	})
})

describe('web vitals', () => {
	const paint = (value: number, screen = `/${one}`) => ({ screen, metric: 'LCP', value })

	test('are summed by version, screen and metric', async () => {
		await token.publish(makeBuild(one, '3.0.0', { owns: [`/${one}`, `/${one}-b`] }))
		await token.promote(one, '3.0.0')
		await tell('3.0.0', { vitals: [paint(1.6), paint(1.9), { screen: `/${one}`, metric: 'CLS', value: 0.02 }] })
		await tell('3.0.0', { loads: 1, vitals: [paint(99, `/${one}-b`), paint(2)] })
		const found = await versions()
		expect(found['3.0.0']?.vitals).toEqual([
			{ screen: null, metric: 'LCP', p75: 2 },
			{ screen: null, metric: 'CLS', p75: expect.closeTo(0.02125) },
			{ screen: `/${one}`, metric: 'LCP', p75: 1.875 },
			{ screen: `/${one}`, metric: 'CLS', p75: expect.closeTo(0.02125) },
			{ screen: `/${one}-b`, metric: 'LCP', p75: 9 },
		])
		expect(found['1.0.0']?.vitals).toEqual([])
		expect(found['3.0.0']?.figures).toMatchObject({ loads: 1, failures: 0 })
		const { values } = await sliceVitals.get()
		const sums = values.filter(({ labels, metricName }) => labels.slice === one && metricName?.endsWith('_count'))
		expect(sums.map(({ labels, value }) => [labels, value])).toEqual([
			[{ slice: one, version: '3.0.0', metric: 'LCP' }, 4],
			[{ slice: one, version: '3.0.0', metric: 'CLS' }, 1],
		])
	})

	test('of screens that the slice does not have are passed over', async () => {
		await tell('1.0.0', { vitals: [paint(1, '/nowhere'), paint(1, `/${one}/7`), paint(1)] })
		const kept = await site.db.selectFrom('release_histogram').where('slice', '=', one).selectAll().execute()
		expect(kept.map(({ place, count }) => [place, count])).toEqual([[`/${one}`, 1]])
	})

	test('count for the limit of a network', async () => {
		const vitals = Array.from({ length: 30 }, () => paint(1))
		for (let times = 0; times < 10; times += 1) await tell('1.0.0', { vitals, from: '203.0.113.10' })
		const [kept] = await site.db.selectFrom('release_histogram').where('slice', '=', one).select('count').execute()
		expect(kept?.count).toBeGreaterThanOrEqual(200)
		expect(kept?.count).toBeLessThan(250)
	})

	test.each([
		['too many', () => ({ vitals: Array(31).fill(paint(1)) })],
		['an unknown metric', () => ({ vitals: [{ ...paint(1), metric: 'FCP' }] })],
		['a value that is none', () => ({ vitals: [paint(-1)] })],
		['an endless value', () => ({ vitals: [paint(601)] })],
	])('are refused with %s', async (_what, told) => {
		expect((await tell('1.0.0', told())).statusCode).toBe(400)
	})
})

test('of endless different modules of its paths some are kept, and none of another name', async () => {
	const loads = Array.from({ length: 25 }, (_each, number) => number)
	for (const part of [0, 1, 2, 3, 4]) {
		const reports = [
			{
				slice: one,
				version: '1.0.0',
				loads: loads.flatMap((number) => [
					{ module: `screen /${one}/${part}-${number}`, ms: 1 },
					{ module: `Made${part}${number}`, ms: 1 },
				]),
				failures: [],
			},
		]
		await site.app.inject({ method: 'POST', url: '/api/composition/reports', payload: { reports } })
		await site.app.releases.reports.write()
	}
	const kept = await site.db.selectFrom('release_histogram').where('slice', '=', one).selectAll().execute()
	expect(kept).toHaveLength(100)
	expect(kept.filter(({ place }) => !place.startsWith(`screen /${one}/`))).toEqual([])
})

test('who writes while another writes waits for both: an application that closes loses nothing', async () => {
	const { reports } = site.app.releases
	const report = { slice: one, version: '1.0.0', loads: [{ module: 'routes', ms: 80 }], failures: [] }
	const payload = { reports: [report] }
	await site.app.inject({ method: 'POST', url: '/api/composition/reports', payload })
	let isWritten = false
	const writing = reports.write().then(() => {
		isWritten = true
	})
	await reports.write()
	expect(isWritten).toBe(true)
	await writing
})

test('reports about unpublished versions are ignored', async () => {
	expect((await tell('9.9.9', { loads: 5, failures: 5 })).json()).toEqual({ done: true })
	await token.begin(makeBuild(one, '3.0.0'))
	await tell('3.0.0', { failures: 5 })
	expect(await site.db.selectFrom('release_report').where('slice', '=', one).selectAll().execute()).toEqual([])
})

test('reports of a browser with an override are ignored', async () => {
	const answer = await site.app.inject({
		method: 'PUT',
		url: '/api/composition/override',
		headers: token.headers,
		payload: { slice: one, version: '2.0.0' },
	})
	const headers = { cookie: `niouka_override=${answer.cookies[0]?.value}` }
	await tell('2.0.0', { failures: 5, headers })
	expect((await versions())['2.0.0']?.figures).toMatchObject({ failures: 0 })
})

test('the reports of one network are limited', async () => {
	for (let times = 0; times < 20; times += 1) await tell('1.0.0', { failures: 20, from: '203.0.113.9' })
	const { figures } = (await versions())['1.0.0'] as { figures: { failures: number } }
	expect(figures.failures).toBeGreaterThanOrEqual(200)
	expect(figures.failures).toBeLessThan(300)
})

test('of endless different errors some are kept', async () => {
	for (let number = 0; number < 70; number += 1) await tell('1.0.0', { failures: 1, error: `error ${number}` })
	const kept = await site.db.selectFrom('release_failure').where('slice', '=', one).selectAll().execute()
	expect(kept.length).toBe(50)
	expect((await versions())['1.0.0']?.errors).toHaveLength(5)
})

test.each([
	['too many at once', { loads: 51 }],
	['too many failures', { failures: 21 }],
	['a time that is none', { loads: 1, ms: -1 }],
	['a long error', { failures: 1, error: 'x'.repeat(301) }],
])('a report with %s is refused', async (_what, told) => {
	expect((await tell('1.0.0', told)).statusCode).toBe(400)
})

test.each([
	['all of it', 30, 20, 10],
	['both halved', 15, 10, 5],
	['of each the same share', 3, 2, 1],
	['nothing', 0, 0, 0],
])('of a report that there is too little room for, %s is counted', (_what, room, loads, failures) => {
	const report = {
		slice: one,
		version: '1.0.0',
		loads: Array(20).fill({ module: 'routes', ms: 1 }),
		failures: Array(10).fill({ module: 'routes', phase: 'failed', error: 'broken' }),
	}
	const counted = cut(report, room)
	expect([counted.loads.length, counted.failures.length]).toEqual([loads, failures])
	const vital = { screen: '/', metric: 'CLS', value: 0 } as const
	// What decides goes before.
	const cutVitals = cut({ ...report, vitals: Array(9).fill(vital) }, room).vitals
	expect(cutVitals).toHaveLength(0)
	expect(cut({ ...report, vitals: Array(9).fill(vital) }, room + 30).vitals).toHaveLength(Math.min(9, room))
})
