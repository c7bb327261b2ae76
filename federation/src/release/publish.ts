import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RegistrySlice } from 'shared-contract'
import { currentCommit } from './commit.ts'
import { compressFiles, type Effort } from './compress.ts'
import { describeRelease, RELEASE_FILE, withIntegrity } from './describe.ts'
import { contentVersion, VERSION_MARK } from './version.ts'
import { isWhole } from './wholeBuild.ts'

/** Readable files in which a build's version may stand. */
const TEXT = /\.(js|json|css|html)$/

/**
 * Gives the files of `dist/.staging` their version and moves them to `dist/<version>/`, which is never overwritten: the
 * same content has the same version. With them go the hashes of all scripts and `release.json`, of which a release is
 * made. `dist/latest.json` names the newest.
 *
 * @param commit what it was built from; by default what is checked out here
 * @param effort how hard its files are compressed
 * @returns the version
 */
export async function publish(
	dist: string,
	packageVersion: string,
	commit = currentCommit(),
	effort: Effort = 'best',
): Promise<string> {
	const staging = join(dist, '.staging')
	const files = await readFiles(staging)
	// The manifest holds the time of the build, and source maps hold no code.
	const content = new Map([...files].filter(([name]) => /\.(js|css|woff2)$|^slice\.json$/.test(name)))
	const version = contentVersion(packageVersion, content)
	const target = join(dist, version)
	if (!(await isWhole(target))) {
		const versioned = withIntegrity(
			new Map([...files].map(([name, bytes]) => [name, withVersion(name, bytes, version)] as const)),
		)
		const building = join(dist, `.${version}`)
		await rm(building, { recursive: true, force: true })
		await mkdir(building, { recursive: true })
		await Promise.all([...versioned].map(([name, bytes]) => write(join(building, name), bytes)))
		await compressFiles(building, effort)
		const release = await describeRelease(await readFiles(building), await commit)
		await writeFile(join(building, RELEASE_FILE), JSON.stringify(release, null, '\t'))
		await rm(target, { recursive: true, force: true })
		await rename(building, target)
	}
	await rm(staging, { recursive: true, force: true })
	await writeFile(join(dist, 'latest.json'), await readFile(join(target, 'slice.json')))
	return version
}

/** The newest build of a slice. */
export async function latest(dist: string): Promise<RegistrySlice> {
	return JSON.parse(await readFile(join(dist, 'latest.json'), 'utf8'))
}

/** The files of a folder, by their place in it. */
export async function readFiles(folder: string): Promise<Map<string, Uint8Array>> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true })
	const names = entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name))
	return new Map(
		await Promise.all(names.map(async (name) => [name.slice(folder.length + 1), await readFile(name)] as const)),
	)
}

function withVersion(name: string, bytes: Uint8Array, version: string): Uint8Array {
	if (!TEXT.test(name)) return bytes
	return Buffer.from(Buffer.from(bytes).toString('utf8').replaceAll(VERSION_MARK, version))
}

async function write(path: string, bytes: Uint8Array) {
	await mkdir(join(path, '..'), { recursive: true })
	await writeFile(path, bytes)
}
