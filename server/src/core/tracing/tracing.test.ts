import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { testSite } from '../../testing/site.testing.ts'
import { runJob } from '../jobs/runJob.ts'
import { tracedStream } from './trace.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'
const SECRET = 'a-secret-of-a-member'

interface Sent {
	traceId: string
	spanId: string
	parentSpanId?: string
	name: string
	kind: number
	attributes: { key: string; value: Record<string, unknown> }[]
	events: unknown[]
	status: { code: number }
}

/** Takes OTLP over HTTP, as JSON. */
async function testCollector() {
	const bodies: string[] = []
	const server = createServer(async (request, response) => {
		bodies.push(await textOf(request))
		response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	return {
		url: `http://127.0.0.1:${port}`,
		bodies,
		spans: (): Sent[] =>
			bodies.flatMap((body) =>
				JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: Sent[] }[] }) =>
					resource.scopeSpans.flatMap(({ spans }) => spans),
				),
			),
		async close() {
			server.closeAllConnections()
			await new Promise((resolve) => server.close(resolve))
		},
	}
}

async function textOf(request: IncomingMessage): Promise<string> {
	let text = ''
	for await (const chunk of request.setEncoding('utf8')) text += chunk
	return text
}

process.env.OTEL_BSP_SCHEDULE_DELAY = '10'
const collector = await testCollector()
const site = testSite({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } })
beforeAll(() => {
	site.app.get('/fails/:id', async () => {
		await site.db
			.selectFrom('title')
			.select('id')
			.where('id', '=', SECRET as never)
			.execute()
	})
	site.app.get('/streams', async () => {
		const describe = () => ({ name: 'stream', kind: 'client', attributes: {} }) as const
		for await (const number of tracedStream(describe, counting())) if (number > 2) break
		return 'done'
	})
})
afterAll(() => collector.close())

const traceparent = (trace = TRACE, sampled = true) => `00-${trace}-${PARENT}-${sampled ? '01' : '00'}`
const newTrace = () =>
	[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const attributesOf = (span: Sent | undefined) =>
	Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]))

async function* counting() {
	for (let number = 0; ; number++) yield number
}

/** The spans of a trace, once there is one that `isLast` says. */
async function spansOf(isLast: (span: Sent) => boolean): Promise<Sent[]> {
	for (let times = 0; times < 400; times++) {
		const last = collector.spans().find(isLast)
		if (last) return collector.spans().filter(({ traceId }) => traceId === last.traceId)
		await wait(10)
	}
	throw new Error(`the collector has only ${collector.spans().map(({ name }) => name)}`)
}

test('a request is a span of the trace that it names, with its queries as children', async () => {
	const { headers } = await site.app.inject({ url: '/api/titles/424242', headers: { traceparent: traceparent() } })
	const [request, ...queries] = (await spansOf(({ kind, traceId }) => kind === 2 && traceId === TRACE)).sort(
		(one, other) => (other.kind - one.kind === 0 ? 0 : one.kind - other.kind),
	)
	expect(request).toMatchObject({ name: 'GET /api/titles/:id', parentSpanId: PARENT })
	expect(attributesOf(request)).toMatchObject({
		'http.request.method': 'GET',
		'http.route': '/api/titles/:id',
		'http.response.status_code': 404,
	})
	expect(queries.length).toBeGreaterThan(0)
	for (const query of queries) {
		expect([query.kind, query.parentSpanId]).toEqual([3, request?.spanId])
		expect(attributesOf(query)).toMatchObject({ 'db.system.name': 'postgresql', 'db.query.text': expect.any(String) })
	}
	expect(JSON.stringify(headers)).not.toContain(TRACE)
})

test('the queries of a request with a body are its children too', async () => {
	const trace = newTrace()
	const port = await listening()
	await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', traceparent: traceparent(trace) },
		body: JSON.stringify({ email: `${SECRET}@example.org`, password: SECRET }),
	})
	const spans = await spansOf(({ kind, traceId }) => kind === 2 && traceId === trace)
	expect(spans.length).toBeGreaterThan(1)
})

test('a failure of the server is recorded without its message', async () => {
	await site.app.inject({ url: '/fails/1' })
	const spans = await spansOf(({ name }) => name === 'GET /fails/:id')
	expect(spans).toHaveLength(2)
	for (const span of spans) {
		expect(span.status.code).toBe(2)
		expect(attributesOf(span)).toMatchObject({ 'error.type': '22P02' })
		expect(JSON.stringify(span.events)).toContain('guardedPool')
	}
})

test('a request that is not sampled, probes and queries outside of a request have no spans; a job has', async () => {
	const trace = newTrace()
	await site.app.inject({ url: '/api/titles/424242', headers: { traceparent: traceparent(trace, false) } })
	for (const url of ['/healthz', '/readyz']) await site.app.inject({ url })
	await site.db.selectFrom('title').select('id').execute()
	const before = collector.spans().length
	await runJob(
		site.db,
		{ name: 'tested', everyMs: 1000, work: (db) => db.selectFrom('title').select('id').execute() },
		site.clock.now,
	)
	const job = await spansOf(({ name }) => name === 'job tested')
	expect(job.length).toBeGreaterThan(1)
	expect(collector.spans()).toHaveLength(before + job.length)
	expect(collector.spans().filter(({ name, traceId }) => /healthz|readyz/.test(name) || traceId === trace)).toEqual([])
})

test('a stream is a span until its reader leaves', async () => {
	await site.app.inject({ url: '/streams' })
	const spans = await spansOf(({ name }) => name === 'GET /streams')
	const [request, stream] = spans.sort((one, other) => one.kind - other.kind)
	expect(stream).toMatchObject({ name: 'stream', kind: 3, parentSpanId: request?.spanId, status: { code: 0 } })
})

test('query strings, cookies, bodies, addresses and values of queries stay here', async () => {
	const [trace, port] = [newTrace(), await listening()]
	await fetch(`http://127.0.0.1:${port}/api/titles/424243?q=${SECRET}`, {
		headers: {
			cookie: `session=${SECRET}`,
			'user-agent': SECRET,
			authorization: SECRET,
			traceparent: traceparent(trace),
		},
	})
	await fetch(`http://127.0.0.1:${port}/messages/join/${SECRET}`, { headers: { accept: 'text/html' } })
	await spansOf(({ kind, traceId }) => kind === 2 && traceId === trace)
	await wait(100)
	const all = collector.bodies.join()
	expect(all).toContain('"niouka"')
	expect(all).not.toMatch(new RegExp(`${SECRET}|42424[23]|127\\.0\\.0\\.1`))
})

async function listening(): Promise<number> {
	if (!site.app.server.listening) await site.app.listen({ port: 0, host: '127.0.0.1' })
	return (site.app.server.address() as AddressInfo).port
}
