import { readFile } from 'node:fs/promises'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { runJob, runJobOutside } from '../jobs/runJob.ts'
import { closePages, openPage } from '../live/live.testing.ts'

const DOCS = new URL('../../../../docs/', import.meta.url)
const TOKEN = 'a-token-of-prometheus'

const site = testSite({ environment: { METRICS_TOKEN: TOKEN } })
const siteWithoutToken = testSite()
afterEach(closePages)

const ask = (authorization?: string) =>
	site.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })

/** The value of a series; its labels are in the order in which they are written. */
async function metric(series: string): Promise<number | undefined> {
	const { body } = await ask(`Bearer ${TOKEN}`)
	const line = body.split('\n').find((each) => each.startsWith(`${series} `))
	return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

test('without a token in the settings there are no metrics', async () => {
	const headers = { accept: 'application/json', authorization: 'Bearer ' }
	expect((await siteWithoutToken.app.inject({ url: '/metrics', headers })).statusCode).toBe(404)
})

test.each([undefined, '', 'Bearer', 'Bearer a-token', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`])(
	'the authorization %j is refused',
	async (authorization) => {
		const answer = await ask(authorization)
		expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer'])
		expect(answer.body).not.toContain('# HELP')
	},
)

test('with the token the answer has the text format of Prometheus, and is not stored', async () => {
	const answer = await ask(`Bearer ${TOKEN}`)
	expect(answer.statusCode).toBe(200)
	expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
	expect(answer.headers['cache-control']).toBe('no-store')
	for (const name of [
		'process_cpu_user_seconds_total',
		'nodejs_eventloop_lag_p99_seconds',
		'process_resident_memory_bytes',
	])
		expect(answer.body).toContain(`# TYPE ${name} `)
})

test('requests are counted by the pattern of their route and by status, never by their address', async () => {
	const { headers } = await newMember(site.app)
	await site.app.inject({ url: '/api/titles/424242', headers })
	await site.app.inject({ url: '/nothing/of/the/kind?secret=1', method: 'POST' })
	expect(await metric('http_request_duration_seconds_count{method="GET",route="/api/titles/:id",status="404"}')).toBe(1)
	expect(await metric('http_request_duration_seconds_count{method="POST",route="none",status="404"}')).toBe(1)
	expect((await ask(`Bearer ${TOKEN}`)).body).not.toMatch(/424242|secret/)
})

test('queries and the connections of the pool are measured', async () => {
	const before = (await metric('database_query_duration_seconds_count{result="ok"}')) ?? 0
	await site.db.selectFrom('title').select('id').execute()
	expect(await metric('database_query_duration_seconds_count{result="ok"}')).toBe(before + 1)
	await expect(
		site.db
			.selectFrom('title')
			.select('id')
			.where('id', '=', 'x' as never)
			.execute(),
	).rejects.toThrow()
	expect(await metric('database_query_duration_seconds_count{result="error"}')).toBe(1)
	expect(await metric('database_pool_connections{state="idle"}')).toBeGreaterThan(0)
	expect(await metric('database_pool_connections{state="waiting"}')).toBe(0)
})

test('open sockets, published events and sent frames are counted', async () => {
	const page = await openPage(site.app)
	expect(await metric('live_sockets')).toBe(1)
	site.context.live.guard('comments', (_watcher, ids) => ids)
	await page.watch('comments:title:1')
	const before = (await metric('live_frames_sent_total')) ?? 0
	site.context.live.publish('comments:title:1', { type: 'notificationsChanged' })
	await page.event('notificationsChanged')
	expect(await metric('live_events_published_total{type="notificationsChanged"}')).toBe(1)
	expect(await metric('live_frames_sent_total')).toBe(before + 1)
	await closePages()
	// Without a wait the loop would leave the event loop no turn for the socket.
	while ((await metric('live_sockets')) !== 0) await new Promise((resolve) => setTimeout(resolve, 10))
})

test('a job is measured where it runs, with its result, and not where it is not due', async () => {
	const now = site.clock.now
	const job = { name: 'tested', everyMs: 1000, work: async () => 'done' }
	for (let times = 0; times < 2; times++) await runJob(site.db, job, now)
	expect(await metric('job_duration_seconds_count{job="tested",result="ok"}')).toBe(1)
	const failing = () =>
		runJobOutside(site.db, { name: 'failing', everyMs: 1000 }, now, () => Promise.reject(new Error('no')))
	await expect(failing()).rejects.toThrow('no')
	await failing()
	expect(await metric('job_duration_seconds_count{job="failing",result="error"}')).toBe(1)
})

test('reads through a cache are counted as misses and hits', async () => {
	for (let times = 0; times < 3; times++) await site.app.inject({ url: '/api/home' })
	expect(await metric('cache_reads_total{cache="home",result="miss"}')).toBe(1)
	expect(await metric('cache_reads_total{cache="home",result="hit"}')).toBe(2)
})

test.each(['operating.md', 'grafana.json'])('%s names only metrics that exist', async (document) => {
	const text = await readFile(new URL(document, DOCS), 'utf8')
	const named = text.match(/\b(http|database|live|job_duration|slice|cache|picture|nodejs|process)_[a-z0-9_]+/g) ?? []
	const { body } = await ask(`Bearer ${TOKEN}`)
	const names = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
	expect(named.length).toBeGreaterThan(8)
	expect(named.filter((name) => !names.has(name) && !names.has(name.replace(/_(count|sum|bucket)$/, '')))).toEqual([])
})
