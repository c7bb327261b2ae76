import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from 'shared-contract/units'
import { folderStore } from '../../core/storage/folderStore.ts'
import { testSite } from '../../testing/site.testing.ts'
import { makeBuilds } from './builds.testing.ts'
import { storeShellBuild } from './formerShells.ts'

const builds = await makeBuilds()
const dist = join(builds.folder, 'shell', 'dist')
const site = testSite({ repository: builds.folder, seed: async () => {} })
afterAll(() => builds.remove())

test('a page that was opened before a deploy still finds its chunks', async () => {
	await storeShellBuild(dist, site.context.storage, new Date())
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
	const folder = await mkdtemp(join(tmpdir(), 'niouka-shells-'))
	const archive = join(folder, 'shell-builds')
	const names = async () => (await readdir(archive)).sort()
	const store = () => storeShellBuild(dist, folderStore(folder), new Date())
	const writtenDaysAgo = (name: string, days: number) => {
		const then = new Date(Date.now() - days * DAY_MS)
		return utimes(join(archive, name), then, then)
	}
	await builds.write('shell/dist/other.00000000.js', 'other()')
	await store()
	expect(await names()).toEqual(['main.4567abcd.js', 'other.00000000.js'])
	for (const name of await names()) await writtenDaysAgo(name, 31)
	await store()
	expect(Date.now() - (await stat(join(archive, 'other.00000000.js'))).mtimeMs).toBeLessThan(DAY_MS)
	await rm(join(dist, 'other.00000000.js'))
	await writtenDaysAgo('other.00000000.js', 29.9)
	await store()
	expect(await names()).toEqual(['main.4567abcd.js', 'other.00000000.js'])
	await writtenDaysAgo('other.00000000.js', 30.1)
	await store()
	expect(await names()).toEqual(['main.4567abcd.js'])
	await rm(folder, { recursive: true })
})
