import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installedHash } from './installedPackages.ts'

let root: string
beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'niouka-installed-'))
	await writeLock('1.0.0')
	await install('1.0.0')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const writeLock = (version: string) =>
	writeFile(
		join(root, 'package-lock.json'),
		JSON.stringify({ packages: { '': {}, 'node_modules/lib': { version }, 'node_modules/other-platform': {} } }),
	)

async function install(version: string) {
	await mkdir(join(root, 'node_modules', 'lib'), { recursive: true })
	await writeFile(join(root, 'node_modules', 'lib', 'package.json'), JSON.stringify({ name: 'lib', version }))
}

test('the same packages give the same hash', async () => {
	expect(await installedHash(root)).toBe(await installedHash(root))
})

test('another installed version changes the hash, though the lock file is the same', async () => {
	const before = await installedHash(root)
	await install('1.0.1')
	expect(await installedHash(root)).not.toBe(before)
})

test('another version in the lock file changes the hash', async () => {
	const before = await installedHash(root)
	await writeLock('1.0.1')
	expect(await installedHash(root)).not.toBe(before)
})
