import { readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { addBuild, makeBuilds, type TestBuilds } from '../../site/host/builds.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { releaseFolders } from '../folders.ts'
import { makeBuild, Releaser, tokenFor, versionsIn } from '../releases.testing.ts'
import { Releases } from '../releases.ts'

const site = testSite({ repository: '/nowhere' })
let builds: TestBuilds

beforeEach(async () => {
	builds = await makeBuilds()
	// Each test finds an empty database.
	await site.app.releases.cache.refresh()
})
afterEach(() => builds.remove())

const start = async () => site.app.releases.promoteLocal(await site.app.releases.installLocal(builds.folder))
const current = async () => versionsIn(await site.app.inject('/federation.json'))
const installed = (path: string) => readFile(join(releaseFolders(site.context.settings).releasesFolder, path), 'utf8')

/** Adds a build that was made so long after the clock of the test, seconds. */
async function build(name: string, version: string, afterS = 0, owns = [`/${name}`]) {
	await addBuild(builds, name, version, owns)
	const time = new Date(site.clock.now.getTime() + afterS * 1000)
	await utimes(join(builds.folder, name, 'dist/latest.json'), time, time)
}

const pass = (seconds: number) => {
	site.clock.now = new Date(site.clock.now.getTime() + seconds * 1000)
}

test('what is built beside the server is served and given to everybody', async () => {
	await build('mfe-one', '1.0.0-aaaaaaaa')
	await build('mfe-two', '1.0.0-bbbbbbbb')
	expect(await start()).toEqual(['mfe-one 1.0.0-aaaaaaaa', 'mfe-two 1.0.0-bbbbbbbb'])
	expect(await current()).toEqual({ 'mfe-one': '1.0.0-aaaaaaaa', 'mfe-two': '1.0.0-bbbbbbbb' })
	expect((await site.app.inject('/r/mfe-one/1.0.0-aaaaaaaa/entry.0123abcd.js')).body).toBe('mfe-one 1.0.0-aaaaaaaa')
})

test('what a site starts with is not watched, since it shows nothing without; a later version is', async () => {
	const watches = async () => (await site.app.releases.cache.get()).channels.map(({ watch }) => watch?.before)
	await build('mfe-one', '1.0.0-aaaaaaaa')
	await start()
	expect((await site.app.releases.cache.get()).channels).toMatchObject([{ watch: undefined }])
	pass(60)
	await build('mfe-one', '1.0.0-bbbbbbbb', 60)
	await start()
	expect(await watches()).toEqual(['1.0.0-aaaaaaaa'])
})

test('a second start changes nothing', async () => {
	await build('mfe-one', '1.0.0-aaaaaaaa')
	await start()
	const { revision } = await site.app.releases.cache.get()
	expect(await start()).toEqual([])
	await site.app.releases.changed()
	expect((await site.app.releases.cache.get()).revision).toBe(revision)
})

test('two processes that start at once give the same, once', async () => {
	await build('mfe-one', '1.0.0-cccccccc')
	const made = await Promise.all([start(), start()])
	expect(made.flat()).toEqual(['mfe-one 1.0.0-cccccccc'])
})

test('a process that finds its builds given by another one gives them as well, at once', async () => {
	await build('mfe-one', '1.0.0-aaaaaaaa')
	const other = new Releases(site.context, { page: async () => undefined }, site.app.log)
	const found = await other.installLocal(builds.folder)
	expect((await other.cache.get()).everybody.slices).toEqual([])
	await start()
	expect(await other.promoteLocal(found)).toEqual([])
	expect(other.cache.cached?.everybody.slices).toMatchObject([{ name: 'mfe-one', version: '1.0.0-aaaaaaaa' }])
})

test('a new build becomes current, and the old one stays where it is', async () => {
	await build('mfe-one', '1.0.0-aaaaaaaa')
	await start()
	await build('mfe-one', '1.0.0-dddddddd')
	await start()
	expect(await current()).toEqual({ 'mfe-one': '1.0.0-dddddddd' })
	expect(await installed('mfe-one/1.0.0-aaaaaaaa/entry.0123abcd.js')).toBe('mfe-one 1.0.0-aaaaaaaa')
})

test('a version that is served is never overwritten', async () => {
	await build('mfe-one', '1.0.0-aaaaaaaa')
	await start()
	await builds.write('mfe-one/dist/1.0.0-aaaaaaaa/entry.0123abcd.js', 'something else')
	await start()
	expect(await installed('mfe-one/1.0.0-aaaaaaaa/entry.0123abcd.js')).toBe('mfe-one 1.0.0-aaaaaaaa')
})

test('what somebody rolled back stays rolled back, until something new is built', async () => {
	await build('mfe-one', '1.0.0-aaaaaaaa')
	await start()
	pass(60)
	await build('mfe-one', '1.0.0-cccccccc')
	await start()
	pass(60)
	const token = new Releaser(site.app, await tokenFor(site.db, 'mfe-one', site.clock.now))
	expect((await token.rollBack('mfe-one')).json()).toMatchObject({ current: '1.0.0-aaaaaaaa', previous: null })
	pass(60)
	expect(await start()).toEqual([])
	expect(await current()).toEqual({ 'mfe-one': '1.0.0-aaaaaaaa' })
	await build('mfe-one', '1.0.0-cccccccc', 1)
	expect(await start()).toEqual(['mfe-one 1.0.0-cccccccc'])
})

describe('what was released from this machine is not given to everybody by a start', () => {
	let token: Releaser
	beforeEach(async () => {
		await build('mfe-one', '1.0.0-aaaaaaaa')
		await start()
		token = new Releaser(site.app, await tokenFor(site.db, 'mfe-one', site.clock.now))
		await build('mfe-one', '1.0.0-cccccccc', 60)
		pass(120)
		// As `npm run release` sends it.
		await token.publish(makeBuild('mfe-one', '1.0.0-cccccccc'))
	})
	const channel = async () => (await token.get('/api/releases')).json().slices[0].channel

	test('while it is given to nobody', async () => {
		expect(await start()).toEqual([])
		expect(await channel()).toMatchObject({ current: '1.0.0-aaaaaaaa', candidate: null })
	})

	test('while some try it, and once that has ended', async () => {
		await token.promote('mfe-one', '1.0.0-cccccccc', { share: 0.1 })
		pass(60)
		expect(await start()).toEqual([])
		expect(await channel()).toMatchObject({ current: '1.0.0-aaaaaaaa', candidate: { version: '1.0.0-cccccccc' } })
		await token.rollBack('mfe-one')
		pass(60)
		expect(await start()).toEqual([])
		expect(await channel()).toMatchObject({ current: '1.0.0-aaaaaaaa', candidate: null })
	})

	test('unless it is built again', async () => {
		await build('mfe-one', '1.0.0-cccccccc', 1)
		expect(await start()).toEqual(['mfe-one 1.0.0-cccccccc'])
	})
})

test('a build that says nothing of itself is described by its folder', async () => {
	await build('mfe-one', '1.0.0-aaaaaaaa')
	await start()
	const token = new Releaser(site.app, await tokenFor(site.db, 'mfe-one', site.clock.now))
	const [slice] = (await token.get('/api/releases')).json().slices
	expect(slice.versions).toMatchObject([
		{ version: '1.0.0-aaaaaaaa', state: 'published', by: { kind: 'machine', name: null }, commit: null, files: 2 },
	])
	const { items } = (await token.get('/api/releases/audit')).json()
	expect(items.map(({ act }: { act: string }) => act)).toEqual(['promoted', 'published'])
})
