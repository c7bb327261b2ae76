import { addBuild, makeBuilds } from '../../site/host/builds.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const PARTNER = 'https://partner.example'
const builds = await makeBuilds()
const slice = await addBuild(builds, 'mfe-one', '1.0.0-aaaaaaaa', ['/'])
const folder = `mfe-one/dist/${slice.version}`
await builds.write(`${folder}/mf-manifest.json`, { metaData: { publicPath: 'auto', globalName: 'mfe-one' } })
afterAll(() => builds.remove())

const environment = { SLICE_ORIGINS: `${PARTNER}, http://localhost:8080`, SITE_URL: 'https://niouka.example' }
const open = testSite({ repository: builds.folder, environment, seed: async () => {} })
const closed = testSite({ repository: builds.folder, seed: async () => {} })

const MANIFEST = '/r/mfe-one/mf-manifest.json'
const OPEN = [slice.base + slice.entry, MANIFEST, '/federation.json', '/locales/pt.json']

beforeAll(async () => {
	for (const { app } of [open, closed]) await app.releases.promoteLocal(await app.releases.installLocal(builds.folder))
})

async function headersOf(site: typeof open, url: string, origin = PARTNER) {
	const { headers, statusCode } = await site.app.inject({ url, headers: { origin } })
	return new Map<string, unknown>([...Object.entries(headers), ['status', statusCode]])
}

test.each(OPEN)('%s allows the origins of SLICE_ORIGINS, without credentials', async (url) => {
	const answer = await headersOf(open, url)
	expect(answer.get('status')).toBe(200)
	expect(answer.get('access-control-allow-origin')).toBe(PARTNER)
	expect(answer.get('cross-origin-resource-policy')).toBe('cross-origin')
	expect(answer.get('vary')).toContain('origin')
	expect(answer.has('access-control-allow-credentials')).toBe(false)
})

test.each(OPEN)('%s does not allow other origins', async (url) => {
	const answer = await headersOf(open, url, 'https://stranger.example')
	expect(answer.has('access-control-allow-origin')).toBe(false)
	expect(answer.get('vary')).toContain('origin')
})

test.each(['/api/site', '/api/composition/releases', '/', '/healthz', '/favicon.svg'])(
	'%s allows no other origin',
	async (url) => {
		const answer = await headersOf(open, url)
		expect(answer.has('access-control-allow-origin')).toBe(false)
		expect(answer.get('cross-origin-resource-policy')).toBe('same-origin')
	},
)

test.each(OPEN)('without SLICE_ORIGINS %s allows no other origin', async (url) => {
	const answer = await headersOf(closed, url)
	expect(answer.get('status')).toBe(200)
	expect(answer.has('access-control-allow-origin')).toBe(false)
	expect(answer.get('cross-origin-resource-policy')).toBe('same-origin')
})

test('the manifest of the current version has a stable URL and an absolute publicPath', async () => {
	const answer = await open.app.inject(MANIFEST)
	expect(answer.json()).toEqual({
		metaData: { publicPath: `https://niouka.example${slice.base}`, globalName: 'mfe-one' },
	})
	expect(answer.headers['cache-control']).toBe('public, max-age=60')
	expect((await open.app.inject('/r/mfe-none/mf-manifest.json')).statusCode).toBe(404)
	expect((await open.app.inject(`${slice.base}mf-manifest.json`)).json().metaData.publicPath).toBe('auto')
})
