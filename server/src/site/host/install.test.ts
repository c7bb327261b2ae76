import { testSite } from '../../testing/site.testing.ts'
import { makeBuilds } from './builds.testing.ts'

const builds = await makeBuilds()
await builds.write('shell/dist/service-worker.js', '/* works */')
await builds.write('shell/dist/withdrawn-worker.js', '/* ends */')
afterAll(() => builds.remove())

const options = { repository: builds.folder, seed: async () => {} }
const site = testSite(options)
const withdrawn = testSite({ ...options, environment: { SERVICE_WORKER: 'off' } })

test('the service worker is checked at each visit, and pages register it', async () => {
	const { body, headers } = await site.app.inject('/service-worker.js')
	expect(body).toBe('/* works */')
	expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' })
	expect((await site.app.inject('/api/site')).json()).toMatchObject({ worker: true })
})

test('a site without a worker serves the one that ends former ones, and pages register none', async () => {
	expect((await withdrawn.app.inject('/service-worker.js')).body).toBe('/* ends */')
	expect((await withdrawn.app.inject('/api/site')).json()).toMatchObject({ worker: false })
})

test('the web app manifest is in the language of the page that links it', async () => {
	const page = await site.app.inject({ url: '/', headers: { accept: 'text/html', 'accept-language': 'ja' } })
	const address = /rel="manifest" href="([^"]+)"/.exec(page.body)?.[1] ?? ''
	const { body, headers } = await site.app.inject(address)
	expect(headers['content-type']).toContain('application/manifest+json')
	const manifest = JSON.parse(body)
	expect(manifest).toMatchObject({ id: '/', lang: 'ja', start_url: '/', display: 'standalone' })
	expect(manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose?: string }) => [sizes, purpose])).toEqual(
		expect.arrayContaining([
			['192x192', undefined],
			['512x512', undefined],
			['512x512', 'maskable'],
		]),
	)
})
