import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testSite } from '../../testing/site.testing.ts'
import { makeBuilds, sliceOf } from './builds.testing.ts'

const builds = await makeBuilds()
const folder = await mkdtemp(join(tmpdir(), 'niouka-registry-'))
const file = join(folder, 'registry.json')
afterAll(async () => {
	await builds.remove()
	await rm(folder, { recursive: true, force: true })
})

const site = testSite({ repository: builds.folder, environment: { FEDERATION_REGISTRY: file } })
const registry = (version = '1.0.0-aaaaaaaa') => ({ revision: '1', slices: [sliceOf('mfe-one', version, ['/'])] })
const write = (text: string) => writeFile(file, text)
const page = () => site.app.inject({ url: '/', headers: { accept: 'text/html' } })

beforeEach(() => write(JSON.stringify(registry())))

test('an entry that is edited goes live with the next request', async () => {
	const first = await site.app.inject('/federation.json')
	expect(first.json()).toEqual(registry())
	const changed = registry('1.0.1-dddddddd')
	await write(JSON.stringify(changed))
	const known = { 'if-none-match': String(first.headers.etag) }
	expect((await site.app.inject({ url: '/federation.json', headers: known })).json()).toEqual(changed)
	expect((await page()).body).toContain('/r/mfe-one/1.0.1-dddddddd/entry.0123abcd.js')
})

test.each(['', 'not JSON', '{"revision":"9"}', '{"revision":"9","slices":[{"name":"../x"}]}', '<!doctype html>'])(
	'a broken one leaves the last good one in place: %s',
	async (text) => {
		await site.app.inject('/federation.json')
		await write(text)
		expect((await site.app.inject('/federation.json')).json()).toEqual(registry())
		expect((await page()).statusCode).toBe(200)
	},
)
