import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { jest } from '@jest/globals'
import Fastify from 'fastify'
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

test('the server loads the SDK with its setting alone', async () => {
	const source = join(import.meta.dirname, '..', '..')
	const script = `
		const { createRequire } = await import('node:module')
		const loaded = () => Object.keys(createRequire('/').cache).filter((file) => /@opentelemetry.(?!api\\b)/.test(file)).length
		await import(${JSON.stringify(join(source, 'site', 'start.ts'))})
		const counts = [loaded()]
		await import(${JSON.stringify(join(source, 'core', 'tracing', 'sdk.ts'))})
		console.log(JSON.stringify([...counts, loaded() > 0]))
		process.exit(0)`
	const { stdout } = await promisify(execFile)(
		process.execPath,
		['--import', 'tsx', '--input-type=module', '--eval', script],
		{ cwd: source, env: { PATH: process.env.PATH ?? '' } },
	)
	expect(JSON.parse(stdout)).toEqual([0, true])
})
