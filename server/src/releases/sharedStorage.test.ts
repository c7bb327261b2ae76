import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testDatabase } from '../core/database/database.testing.ts'
import { blackPng } from '../core/upload/testPictures.testing.ts'
import { makeBuilds } from '../site/host/builds.testing.ts'
import { storeShellBuild } from '../site/host/formerShells.ts'
import { newMember } from '../testing/member.testing.ts'
import { startS3 } from '../testing/s3.testing.ts'
import { testSite } from '../testing/site.testing.ts'
import { addFile, makeBuild, Releaser, SOURCE_MAP, tokenFor } from './releases.testing.ts'

const SLICE = 'mfe-one'
const ENTRY = 'entry.0123abcd.js'
const s3 = await startS3()
const builds = await makeBuilds()
// Two machines: each has its own data folder.
const database = testDatabase({ seed: async () => {} })
const options = { environment: s3.settings, database, repository: builds.folder }
const [one, other] = [testSite(options), testSite(options)]
afterAll(async () => {
	await s3.remove()
	await builds.remove()
})

let releaser: Releaser
let made = 0
const newBuild = () => makeBuild(SLICE, `1.0.${++made}-aaaaaaaa`)
const addressOf = (build: ReturnType<typeof newBuild>, path = ENTRY) => build.release.slice.base + path
const copiesOf = (site: typeof one) => join(site.context.settings.DATA_DIR, 'copies')
beforeAll(async () => {
	releaser = new Releaser(one.app, await tokenFor(one.db, SLICE, one.context.now()))
})

test('a version that one machine took is served by the other, but not before it is published', async () => {
	const build = newBuild()
	await releaser.begin(build)
	for (const [path, bytes] of build.files) await releaser.send(build, path, bytes)
	for (const site of [one, other]) expect((await site.app.inject(addressOf(build))).statusCode).toBe(404)
	await releaser.finish(build)
	for (const site of [one, other]) {
		for (const [path, bytes] of build.files) {
			const answer = await site.app.inject(addressOf(build, path))
			expect([answer.statusCode, answer.body]).toEqual([200, String(bytes)])
			expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
		}
	}
	expect((await other.app.inject(addressOf(build, 'none.js'))).statusCode).toBe(404)
})

test('a source map that one machine took is read by the other, and no machine copies it', async () => {
	const build = newBuild()
	addFile(build, `${ENTRY}.map`, JSON.stringify(SOURCE_MAP))
	await releaser.publish(build)
	const { version } = build.release.slice
	const elsewhere = new Releaser(other.app, releaser.headers)
	const answer = await elsewhere.get(`/api/releases/${SLICE}/${version}/map?path=${ENTRY}`)
	expect(answer.json()).toEqual(SOURCE_MAP)
	expect((await other.app.inject(addressOf(build))).statusCode).toBe(200)
	expect((await other.app.inject(addressOf(build, `${ENTRY}.map`))).statusCode).toBe(404)
	expect(await readdir(join(copiesOf(other), 'releases', SLICE, version))).not.toContain(`${ENTRY}.map`)
})

test('an upload that was begun at one machine goes on at the other', async () => {
	const build = newBuild()
	await releaser.begin(build)
	await releaser.send(build, ENTRY, build.files.get(ENTRY) ?? '')
	const elsewhere = new Releaser(other.app, releaser.headers)
	expect((await elsewhere.begin(build)).json().missing).toEqual(['routes.0123abcd.js', 'screen-mfe-one.js'])
	await elsewhere.publish(build)
	expect((await one.app.inject(addressOf(build))).statusCode).toBe(200)
})

test('a path that leads out of the copies finds nothing', async () => {
	await writeFile(join(other.context.settings.DATA_DIR, 'secret.js'), 'a secret')
	const paths = [
		'..%2f..%2fsecret.js',
		'%2e%2e/%2e%2e/secret.js',
		'mfe-one/..%2f..%2f..%2fsecret.js',
		'..%5c..%5csecret.js',
	]
	for (const path of paths) expect((await other.app.inject(`/r/${path}`)).body).not.toContain('a secret')
})

test('a copy that was lost is made again; a damaged object is never served', async () => {
	const build = newBuild()
	await releaser.publish(build)
	expect((await one.app.inject(addressOf(build))).statusCode).toBe(200)
	await rm(copiesOf(one), { recursive: true })
	expect((await one.app.inject(addressOf(build))).statusCode).toBe(200)

	const { slice, version } = { slice: SLICE, version: build.release.slice.version }
	const keys: string[] = []
	for await (const { key } of one.context.storage.list(`releases/${slice}/${version}/`)) keys.push(key)
	for (const key of keys) if (!key.endsWith('files.json')) await one.context.storage.put(key, Buffer.from('damaged'))
	expect((await other.app.inject(addressOf(build))).statusCode).toBe(500)
	expect(await readdir(join(copiesOf(other), 'releases', slice))).not.toContain(version)
})

test('a removed version is gone from the store and from the machine that removed it', async () => {
	const build = newBuild()
	await releaser.publish(build)
	await one.app.inject(addressOf(build))
	const of = { slice: SLICE, version: build.release.slice.version }
	expect(await one.app.releases.files.list()).toContainEqual({ ...of, changedAt: expect.any(Date) })
	await one.app.releases.files.remove(of)
	expect((await one.app.inject(addressOf(build))).statusCode).toBe(404)
	expect((await other.app.inject(addressOf(build))).statusCode).toBe(404)
	expect(await one.app.releases.files.list()).not.toContainEqual({ ...of, changedAt: expect.any(Date) })
})

test('a picture that was uploaded at one machine is shown by the other, and ends for both', async () => {
	const member = await newMember(one.app)
	const { id, url } = (
		await one.app.inject({
			method: 'POST',
			url: '/api/uploads?purpose=comment',
			headers: { ...member.headers, 'content-type': 'image/png' },
			payload: blackPng(8, 8),
		})
	).json()
	const shown = await other.app.inject(url)
	expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
	await other.context.storage.remove([`uploads/${id.slice(0, 2)}/${id}.webp`])
	expect((await one.app.inject(url)).statusCode).toBe(404)
})

test('a page of the newer shell finds its files at a machine with the former one', async () => {
	await builds.write('shell/dist/later.4567abcd.js', 'later()')
	await builds.write('shell/dist/later.4567abcd.js.br', 'packed later')
	await storeShellBuild(join(builds.folder, 'shell/dist'), one.context.storage, new Date())
	await rm(join(builds.folder, 'shell/dist/later.4567abcd.js'))
	await rm(join(builds.folder, 'shell/dist/later.4567abcd.js.br'))
	const packed = await other.app.inject({ url: '/s/later.4567abcd.js', headers: { 'accept-encoding': 'br' } })
	expect([packed.statusCode, packed.body]).toEqual([200, 'packed later'])
	expect((await other.app.inject('/s/later.4567abcd.js')).body).toBe('later()')
	expect((await other.app.inject('/s/later.89ababcd.js')).statusCode).toBe(404)
})

test('while the store is away, copied versions are served, the rest waits, and nothing is lost', async () => {
	const [copied, foreign] = [newBuild(), newBuild()]
	for (const build of [copied, foreign]) await releaser.publish(build)
	await other.app.inject(addressOf(copied))
	const member = await newMember(one.app)
	const upload = () =>
		one.app.inject({
			method: 'POST',
			url: '/api/uploads?purpose=comment',
			headers: { ...member.headers, 'content-type': 'image/png' },
			payload: blackPng(9, 9),
		})
	const build = newBuild()
	await releaser.begin(build)
	await s3.stop()
	expect((await other.app.inject(addressOf(copied))).statusCode).toBe(200)
	for (const answer of [await other.app.inject(addressOf(foreign)), await upload(), await releaser.finish(build)]) {
		expect([answer.statusCode, answer.json().code]).toEqual([503, 'server.unavailable'])
		expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
	}
	await s3.startAgain()
	expect((await other.app.inject(addressOf(foreign))).statusCode).toBe(200)
	expect((await other.app.inject((await upload()).json().url)).statusCode).toBe(200)
	await releaser.publish(build)
	expect((await other.app.inject(addressOf(build))).statusCode).toBe(200)
})

test('builds beside the server are installed once, by whichever machine starts first', async () => {
	const folder = join(builds.folder, 'install')
	await builds.write('install/entry.js', 'run()')
	await builds.write('install/deep/chunk.js.br', 'packed')
	const of = { slice: 'mfe-local', version: '2.0.0-bbbbbbbb' }
	await one.app.releases.files.install(of, folder)
	await writeFile(join(folder, 'entry.js'), 'changed()')
	await other.app.releases.files.install(of, folder)
	expect((await other.app.inject(`/r/${of.slice}/${of.version}/entry.js`)).body).toBe('run()')
	const copy = join(copiesOf(other), 'releases', of.slice, of.version, 'deep/chunk.js.br')
	expect(await readFile(copy, 'utf8')).toBe('packed')
	expect(await other.app.releases.files.folder({ ...of, version: '3.0.0' })).toBeUndefined()
})
