import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RELEASE_FILE_MAX_BYTES } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { releaseFolders } from '../folders.ts'
import { integrityOf } from '../integrity.ts'
import { writeMachineToken } from '../machineToken.ts'
import { makeBuild, Releaser, type TestBuild, tokenFor } from '../releases.testing.ts'
import { RELEASES_PER_DAY, UNUSED_MAX_BYTES } from './allowance.ts'

const site = testSite({ repository: '/nowhere' })
const one = 'mfe-one'
const START = Date.parse('2026-04-01T12:00:00Z')
const BIG = 4 * RELEASE_FILE_MAX_BYTES
let token: Releaser

beforeEach(async () => {
	token = new Releaser(site.app, await tokenFor(site.db, one, new Date(START)))
})

/** A version that announces as much as one may have. */
function bigBuild(version: string, slice = one): TestBuild {
	const build = makeBuild(slice, version)
	const spent = build.release.files.reduce((sum, { bytes }) => sum + bytes, 0)
	const sizes = [0, 0, 0, spent].map((less) => RELEASE_FILE_MAX_BYTES - less)
	const integrity = integrityOf(Buffer.from('x'))
	const more = sizes.map((bytes, number) => ({ path: `${number}.wasm`, bytes, integrity }))
	return { ...build, release: { ...build.release, files: [...build.release.files, ...more] } }
}

/** Versions as they stand in the database when their files have been sent. */
async function keep(versions: readonly string[], slice = one, state: 'published' | 'uploading' = 'published') {
	for (const version of versions) {
		const { release } = bigBuild(version, slice)
		await site.db
			.insertInto('release')
			.values({
				slice,
				version,
				state,
				entry: JSON.stringify(release.slice),
				manifest: JSON.stringify(release),
				actor: 'token',
				member_id: null,
				label: 'CI',
				created_at: site.clock.now,
				published_at: state === 'published' ? site.clock.now : null,
				removed_at: null,
			})
			.execute()
	}
}
const versions = (count: number) => Array.from({ length: count }, (_, number) => `1.0.${number}`)
const MOST = Math.floor(UNUSED_MAX_BYTES / BIG)
const outcome = async (asking: ReturnType<Releaser['begin']>) => {
	const answer = await asking
	return [answer.statusCode, answer.json().code]
}

test('a slice keeps no more of versions that nobody is given than its room', async () => {
	await keep(versions(MOST - 1))
	await keep(['0.9.0'], one, 'uploading')
	expect(await outcome(token.begin(bigBuild('2.0.0')))).toEqual([413, 'release.full'])
	expect((await token.begin(bigBuild('2.0.0'))).json().msg).toContain('1 GB')
	// Another slice has room of its own; what was begun goes on; what everybody is given takes none.
	const two = new Releaser(site.app, await tokenFor(site.db, 'mfe-two', new Date(START)))
	expect((await two.begin(bigBuild('2.0.0', 'mfe-two'))).statusCode).toBe(200)
	expect((await token.begin(bigBuild('0.9.0'))).statusCode).toBe(200)
	await site.db
		.insertInto('release_channel')
		.values({ slice: one, current: '1.0.0', previous: null, since: null, candidate: null, failure_limit: null })
		.execute()
	expect((await token.begin(bigBuild('2.0.0'))).statusCode).toBe(200)
	expect(await outcome(token.begin(bigBuild('2.0.1')))).toEqual([413, 'release.full'])
})

test('pruning makes room', async () => {
	await keep(versions(MOST))
	site.clock.now = new Date(START + 20 * DAY_MS)
	expect(await outcome(token.begin(bigBuild('2.0.0')))).toEqual([413, 'release.full'])
	await site.app.releases.prune()
	expect((await token.begin(bigBuild('2.0.0'))).statusCode).toBe(200)
})

test('a version that says more of itself when it goes on is measured anew', async () => {
	await token.begin(makeBuild(one, '2.0.0'))
	await keep(versions(MOST))
	const { release } = makeBuild(one, '2.0.0')
	const packed = bigBuild('2.0.0').release.files.map((file) => ({ ...file, path: file.path.replace('wasm', 'js.br') }))
	const grown = { files: new Map(), release: { ...release, files: packed } }
	expect(await outcome(token.begin(grown))).toEqual([413, 'release.full'])
})

test('a slice is sent no more versions within a day than a hundred, and one that was begun goes on', async () => {
	for (const [number, version] of versions(RELEASES_PER_DAY).entries()) {
		site.clock.now = new Date(START + number * 1000)
		await site.db.updateTable('release').set({ state: 'removed' }).execute()
		await keep([version], one, 'uploading')
	}
	const refused = await token.begin(makeBuild(one, '2.0.0'))
	expect([refused.statusCode, refused.json().code]).toEqual([429, 'release.tooMany'])
	expect(refused.headers['retry-after']).toBe(String(24 * 3600 - (RELEASES_PER_DAY - 1)))
	expect((await token.begin(bigBuild('1.0.99'))).statusCode).toBe(200)
	site.clock.now = new Date(START + DAY_MS)
	expect((await token.begin(makeBuild(one, '2.0.0'))).statusCode).toBe(200)
	expect(await outcome(token.begin(makeBuild(one, '2.0.1')))).toEqual([429, 'release.tooMany'])
})

test('an admin has no more room than a token, and the machine of the site as much as it has', async () => {
	await keep(versions(MOST))
	const admin = await newMember(site.app, { role: 'admin' })
	const build = bigBuild('2.0.0')
	expect(await outcome(new Releaser(site.app, admin.headers).begin(build))).toEqual([413, 'release.full'])
	const places = releaseFolders(site.context.settings)
	await writeMachineToken(places)
	const left = (await readFile(places.tokenFile, 'utf8')).trim()
	const machine = new Releaser(site.app, { authorization: `Bearer ${left}` })
	expect((await machine.begin(build)).statusCode).toBe(200)
	// What it published takes nobody's room.
	await site.db.deleteFrom('release').where('version', '=', '1.0.0').execute()
	expect((await token.begin(bigBuild('2.0.1'))).statusCode).toBe(200)
})

test('of those that begin at the same moment no more have room than there is', async () => {
	await keep(versions(MOST - 1))
	const answers = await Promise.all(versions(8).map((_, number) => token.begin(bigBuild(`2.0.${number}`))))
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(413)])
})

test('a version that is built anew under other names leaves none of the files of before', async () => {
	const build = makeBuild(one, '3.0.0')
	const packedAs = (path: string): TestBuild => {
		const bytes = Buffer.from(path)
		const files = [...build.release.files, { path, bytes: bytes.length, integrity: integrityOf(bytes) }]
		return { files: new Map([...build.files, [path, bytes]]), release: { ...build.release, files } }
	}
	const folder = (root: string) => join(root, one, '3.0.0')
	const { incomingFolder, releasesFolder } = releaseFolders(site.context.settings)
	for (const path of ['a.js.br', 'deep/b.js.br']) {
		await token.begin(packedAs(path))
		await token.send(packedAs(path), path, packedAs(path).files.get(path) ?? '')
	}
	await token.send(build, 'entry.0123abcd.js', build.files.get('entry.0123abcd.js') ?? '')
	await token.begin(packedAs('c.js.br'))
	const left = await readdir(folder(incomingFolder), { recursive: true })
	expect(left.sort()).toEqual(['deep', 'entry.0123abcd.js'])
	await token.publish(packedAs('c.js.br'))
	expect(await readdir(folder(releasesFolder), { recursive: true })).not.toContain('a.js.br')
})
