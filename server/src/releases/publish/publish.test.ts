import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testSite } from '../../testing/site.testing.ts'
import { releaseFolders } from '../folders.ts'
import { integrityOf } from '../integrity.ts'
import { addFile, makeBuild, Releaser, SOURCE_MAP, type TestBuild, tokenFor } from '../releases.testing.ts'

const site = testSite({ repository: '/nowhere', seed: async () => {} })
const one = 'mfe-one'
let token: Releaser
let made = 0
const newBuild = (): TestBuild => makeBuild(one, `1.0.${++made}-aaaaaaaa`)
const served = (build: TestBuild, path = 'entry.0123abcd.js') => site.app.inject(build.release.slice.base + path)

beforeAll(async () => {
	token = new Releaser(site.app, await tokenFor(site.db, one, site.context.now()))
})

test('a release is begun, sent and finished; it is served then, and given to nobody', async () => {
	const build = newBuild()
	const begun = await token.begin(build)
	expect(begun.json()).toEqual({ state: 'uploading', missing: [...build.files.keys()] })
	for (const [path, bytes] of build.files) expect((await token.send(build, path, bytes)).json()).toEqual({ done: true })
	expect((await served(build)).statusCode).toBe(404)
	const finished = (await token.finish(build)).json()
	expect(finished).toMatchObject({
		slice: one,
		version: build.release.slice.version,
		state: 'published',
		by: { kind: 'token', name: 'CI mfe-one' },
		commit: 'abc1234',
		contract: '0.1.0',
		files: 3,
	})
	const answer = await served(build)
	expect(answer.body).toBe(String(build.files.get('entry.0123abcd.js')))
	expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
	expect((await site.app.inject('/federation.json')).statusCode).toBe(503)
})

test.each(['page.html', 'deep/page.html', 'picture.svg', 'unknown.txt', 'entry.css'])(
	'%s of a version is no page of the site: it has no scripts and no origin',
	async (path) => {
		const build = newBuild()
		addFile(build, path, '<script src="entry.0123abcd.js"></script>')
		await token.publish(build)
		const policy = String((await served(build, path)).headers['content-security-policy'])
		expect(policy.split(';')).toContain('sandbox')
		expect(policy).toContain("frame-ancestors 'none'")
		const script = String((await served(build)).headers['content-security-policy'])
		expect(script).not.toContain('sandbox')
	},
)

test('no file of a version is a service worker, not even from a cache', async () => {
	const build = newBuild()
	await token.publish(build)
	const path = `${build.release.slice.base}entry.0123abcd.js`
	const asked = (headers: Record<string, string>) => site.app.inject({ url: path, headers })
	expect((await asked({})).headers.vary).toContain('service-worker')
	for (const encoding of ['identity', 'br']) {
		expect((await asked({ 'service-worker': 'script', 'accept-encoding': encoding })).statusCode).toBe(404)
	}
})

test('what broke off goes on where it was', async () => {
	const build = newBuild()
	await token.begin(build)
	await token.send(build, 'entry.0123abcd.js', build.files.get('entry.0123abcd.js') ?? '')
	expect((await token.finish(build)).json().code).toBe('release.unfinished')
	expect((await token.begin(build)).json().missing).toEqual(['routes.0123abcd.js', 'screen-mfe-one.js'])
	await token.publish(build)
	expect((await token.begin(build)).json()).toEqual({ state: 'published', missing: [] })
	expect((await token.finish(build)).json().state).toBe('published')
})

test('a file that is not the one that was announced is refused, and nothing of it is kept', async () => {
	const build = newBuild()
	await token.begin(build)
	const whole = String(build.files.get('entry.0123abcd.js'))
	for (const bytes of [whole.slice(1), `${whole}!`, whole.toUpperCase(), '']) {
		const answer = await token.send(build, 'entry.0123abcd.js', bytes)
		expect([answer.statusCode, answer.json().code]).toEqual([422, 'release.tampered'])
	}
	expect((await token.begin(build)).json().missing).toContain('entry.0123abcd.js')
})

test('a file that lies half on the disk is asked for again', async () => {
	const build = newBuild()
	await token.begin(build)
	for (const [path, bytes] of build.files) await token.send(build, path, bytes)
	const { incomingFolder } = releaseFolders(site.context.settings)
	const folder = join(incomingFolder, one, build.release.slice.version)
	expect((await readdir(folder)).sort()).toEqual([...build.files.keys()].sort())
	await writeFile(join(folder, 'routes.0123abcd.js'), 'half')
	expect((await token.finish(build)).json().code).toBe('release.unfinished')
	await rm(join(folder, 'entry.0123abcd.js'))
	expect((await token.begin(build)).json().missing).toEqual(['entry.0123abcd.js', 'routes.0123abcd.js'])
})

test('a disk that takes nothing keeps the release from being published, and nothing else', async () => {
	const build = newBuild()
	await token.begin(build)
	const folder = join(releaseFolders(site.context.settings).incomingFolder, one)
	await mkdir(folder, { recursive: true })
	const inTheWay = join(folder, build.release.slice.version)
	await writeFile(inTheWay, '')
	const bytes = build.files.get('entry.0123abcd.js') ?? ''
	expect((await token.send(build, 'entry.0123abcd.js', bytes)).json().code).toBe('server.failed')
	expect((await token.finish(build)).json().code).toBe('release.unfinished')
	expect((await served(build)).statusCode).toBe(404)
	await rm(inTheWay)
	await token.publish(build)
	expect((await served(build)).statusCode).toBe(200)
})

test('what lies where a version is served from, and nobody published, is made whole', async () => {
	const build = newBuild()
	const folder = join(releaseFolders(site.context.settings).releasesFolder, one, build.release.slice.version)
	await mkdir(folder, { recursive: true })
	await writeFile(join(folder, 'entry.0123abcd.js'), build.files.get('entry.0123abcd.js') ?? '')
	await writeFile(join(folder, 'routes.0123abcd.js'), 'half')
	expect((await token.begin(build)).json().missing).toEqual(['routes.0123abcd.js', 'screen-mfe-one.js'])
	for (const path of ['routes.0123abcd.js', 'screen-mfe-one.js'])
		await token.send(build, path, build.files.get(path) ?? '')
	expect((await token.finish(build)).json().state).toBe('published')
	for (const [path, bytes] of build.files) expect((await served(build, path)).body).toBe(String(bytes))
})

test('a version stands for one content', async () => {
	const build = newBuild()
	await token.publish(build)
	const { slice, files } = build.release
	const [first, ...others] = files
	const other = integrityOf(Buffer.from('another'))
	for (const change of [
		{ slice: { ...slice, owns: ['/elsewhere'], screens: {} } },
		{
			slice: { ...slice, integrity: { ...slice.integrity, 'entry.0123abcd.js': other } },
			files: [{ path: 'entry.0123abcd.js', bytes: 7, integrity: other }, ...others],
		},
		{ files: [...(first ? [first] : []), ...others, { path: 'more.css', bytes: 7, integrity: other }] },
	]) {
		const answer = await token.begin({ ...build, release: { ...build.release, ...change } })
		expect([answer.statusCode, answer.json().code]).toEqual([409, 'release.exists'])
	}
})

test('the same version built by another machine is the same, and its upload goes on there', async () => {
	const build = newBuild()
	/** It, as another machine builds and packs it at another time. */
	const builtAgain = (time: string): TestBuild => {
		const map = JSON.stringify({ ...SOURCE_MAP, sources: [time] })
		const told = { 'mf-manifest.json': time, 'entry.0123abcd.js.br': `packed at ${time}`, 'entry.0123abcd.js.map': map }
		const files = new Map([
			...build.files,
			...Object.entries(told).map(([path, text]) => [path, Buffer.from(text)] as const),
		])
		const listed = Object.entries(told).map(([path, text]) => {
			return { path, bytes: text.length, integrity: integrityOf(Buffer.from(text)) }
		})
		return { files, release: { ...build.release, builtAt: time, files: [...build.release.files, ...listed] } }
	}
	const [one, two, three] = ['2026-04-01', '2026-04-02', '2026-04-03'].map(builtAgain)
	if (!one || !two || !three) throw new Error('there are three builds')
	await token.begin(one)
	await token.send(one, 'entry.0123abcd.js', build.files.get('entry.0123abcd.js') ?? '')
	await token.send(one, 'mf-manifest.json', '2026-04-01')
	const packed = ['entry.0123abcd.js.br', 'entry.0123abcd.js.map']
	const missing = ['routes.0123abcd.js', 'screen-mfe-one.js', 'mf-manifest.json', ...packed]
	expect((await token.begin(two)).json()).toEqual({ state: 'uploading', missing })
	await token.publish(two)
	expect((await token.begin(three)).json()).toEqual({ state: 'published', missing: [] })
	expect((await served(build, 'mf-manifest.json')).body).toBe('2026-04-02')
})

test('a version whose files two senders finish at once is published once', async () => {
	const build = newBuild()
	await token.begin(build)
	for (const [path, bytes] of build.files) await token.send(build, path, bytes)
	const answers = await Promise.all([token.finish(build), token.finish(build), token.finish(build)])
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
	const { items } = (await token.get('/api/releases/audit')).json()
	const own = items.filter(({ version }: { version: string }) => version === build.release.slice.version)
	expect(own.map(({ act }: { act: string }) => act)).toEqual(['published'])
})
