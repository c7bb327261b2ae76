import { testSite } from '../testing/site.testing.ts'
import { buildApp } from './app.ts'
import type { Life } from './health.ts'

const site = testSite()

test('the process runs before it can serve, and says which', async () => {
	const life: Life = { state: 'starting' }
	const app = await buildApp(site.context, life)
	const statusOf = async (url: string) => (await app.inject(url)).statusCode
	expect(await statusOf('/healthz')).toBe(200)
	expect(await statusOf('/readyz')).toBe(503)
	const early = await app.inject('/api/site')
	expect(early.statusCode).toBe(503)
	expect(early.json().code).toBe('server.unavailable')
	expect(early.headers['retry-after']).toBe('2')
	life.state = 'serving'
	expect(await statusOf('/readyz')).toBe(503)
	expect(await statusOf('/api/site')).toBe(200)
	life.state = 'ready'
	expect(await statusOf('/readyz')).toBe(200)
	expect(await statusOf('/api/site')).toBe(200)
	life.state = 'closing'
	expect(await statusOf('/readyz')).toBe(503)
	expect((await app.inject('/api/site')).headers.connection).toBe('close')
	await app.close()
})

test('who has asked before the end is still answered', async () => {
	const app = await buildApp(site.context)
	let answer = () => {}
	const asking = new Promise<void>((isAsked) => {
		app.get('/slow', async () => {
			isAsked()
			await new Promise<void>((resolve) => {
				answer = resolve
			})
			return { late: true }
		})
	})
	const address = await app.listen({ port: 0, host: '127.0.0.1' })
	const asked = fetch(`${address}/slow`)
	await asking
	const closing = app.close()
	await new Promise((resolve) => setTimeout(resolve, 100))
	answer()
	await closing
	expect(await (await asked).json()).toEqual({ late: true })
	await expect(fetch(`${address}/healthz`)).rejects.toThrow()
})
