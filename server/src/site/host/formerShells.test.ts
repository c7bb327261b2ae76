import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from 'shared-contract/units'
import { releaseFolders } from '../../releases/folders.ts'
import { testSite } from '../../testing/site.testing.ts'
import { makeBuilds } from './builds.testing.ts'
import { storeShellBuild } from './formerShells.ts'

const NOW = new Date('2026-04-01T12:00:00Z')
const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const builds = await makeBuilds()
const dist = join(builds.folder, 'shell', 'dist')
const site = testSite({ repository: builds.folder, seed: async () => {} })
afterAll(() => builds.remove())

test('a page that was opened before a deploy still finds its chunks', async () => {
	const kept = releaseFolders(site.context.settings).shellFolder
	await storeShellBuild({ dist, kept }, NOW)
	await rm(join(dist, 'main.0123abcd.js'))
	await rm(join(dist, 'main.0123abcd.js.br'))
	await builds.write('shell/dist/main.4567abcd.js', 'begin()')
	const old = await site.app.inject('/s/main.0123abcd.js')
	expect(old.body).toBe('start()')
	expect(old.headers['cache-control']).toBe('public, max-age=31536000, immutable')
	const packed = await site.app.inject({ url: '/s/main.0123abcd.js', headers: { 'accept-encoding': 'br' } })
	expect(packed.body).toBe('packed')
	expect((await site.app.inject('/s/main.4567abcd.js')).body).toBe('begin()')
	expect((await site.app.inject('/s/main.89ababcd.js')).statusCode).toBe(404)
})

test('what keeps its name is not kept, and former files go after a month', async () => {
	const kept = await mkdtemp(join(tmpdir(), 'niouka-shells-'))
	const names = async () => (await readdir(kept)).sort()
	await builds.write('shell/dist/other.00000000.js', 'other()')
	await storeShellBuild({ dist, kept }, NOW)
	expect(await names()).toEqual(['main.4567abcd.js', 'other.00000000.js'])
	await storeShellBuild({ dist, kept }, after(20))
	await rm(join(dist, 'other.00000000.js'))
	await storeShellBuild({ dist, kept }, after(50))
	expect(await names()).toEqual(['main.4567abcd.js', 'other.00000000.js'])
	await storeShellBuild({ dist, kept }, after(51))
	expect(await names()).toEqual(['main.4567abcd.js'])
	await rm(kept, { recursive: true })
})
