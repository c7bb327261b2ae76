import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { jest } from '@jest/globals'
import Fastify from 'fastify'
import { programArgs } from '../../testing/process.testing.ts'
import { parseSettings } from '../settings.ts'
import { registerTracing } from './requests.ts'

process.env.OTEL_BSP_SCHEDULE_DELAY = '10'

async function tracedApp(endpoint: string) {
	const app = Fastify()
	await registerTracing(app, parseSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }))
	app.get('/', async () => 'answer')
	return { app, warn: jest.spyOn(app.log, 'warn') }
}

/** Listens, and says nothing. */
async function silentCollector() {
	const server = createServer(() => {})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	return {
		url: `http://127.0.0.1:${port}`,
		async close() {
			server.closeAllConnections()
			await new Promise((resolve) => server.close(resolve))
		},
	}
}

test('a collector that is away is reported once', async () => {
	process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '50'
	const away = await silentCollector()
	await away.close()
	const { app, warn } = await tracedApp(away.url)
	for (let times = 0; times < 20; times++) {
		expect((await app.inject('/')).body).toBe('answer')
		await wait(20)
	}
	while (warn.mock.calls.length === 0) await wait(10)
	await app.close()
	expect(warn).toHaveBeenCalledTimes(1)
})

test('a silent collector delays neither requests nor the stop', async () => {
	delete process.env.OTEL_EXPORTER_OTLP_TIMEOUT
	const silent = await silentCollector()
	const { app } = await tracedApp(`${silent.url}/`)
	await app.inject('/')
	await wait(50)
	const began = performance.now()
	expect((await app.inject('/')).body).toBe('answer')
	await app.close()
	expect(performance.now() - began).toBeLessThan(2000)
	await silent.close()
})

/** Starts the server on a database that is not there. @returns how many files of the SDK it had loaded when it ended */
async function sdkFilesOf(environment: Record<string, string>): Promise<number> {
	const count = `process.on('exit', () => console.log('SDK files:', Object.keys(process.getBuiltinModule('node:module')._cache)
		.filter((file) => /@opentelemetry.(?!api\\b)/.test(file)).length))`
	const folder = await mkdtemp(join(tmpdir(), 'niouka-tracing-'))
	const child = spawn(
		process.execPath,
		['--import', `data:text/javascript,${encodeURIComponent(count)}`, ...programArgs('main.ts', 'main.js')],
		{
			cwd: join(import.meta.dirname, '../../..'),
			env: { PATH: process.env.PATH, DATABASE_URL: 'postgres://127.0.0.1:1/none', DATA_DIR: folder, ...environment },
		},
	)
	let printed = ''
	child.stdout.on('data', (text) => (printed += text))
	expect((await once(child, 'close'))[0]).toBe(1)
	await rm(folder, { recursive: true, force: true })
	return Number(/SDK files: (\d+)/.exec(printed)?.[1])
}

test('the server loads the SDK with its setting alone', async () => {
	expect(await sdkFilesOf({})).toBe(0)
	expect(await sdkFilesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })).toBeGreaterThan(0)
})
