import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { RegistrySlice } from 'shared-contract'
import { packageFolder } from '../compile.ts'
import { isCompleteBuild } from './buildFiles.ts'
import { compressFiles, type Effort } from './compress.ts'
import { describeRelease, RELEASE_FILE, withIntegrity } from './describeRelease.ts'
import { contentVersion, VERSION_PLACEHOLDER } from './version.ts'

/** Text files that can contain the version placeholder. */
const TEXT = /\.(js|json|css|html)$/

/**
 * Writes the version into the files of `dist/.staging` and moves them to `dist/<version>/`, which is never overwritten,
 * because the same content has the same version. Adds the hashes of all scripts and `release.json`. `dist/latest.json`
 * describes the newest build.
 *
 * @param commit the commit of the sources; default: the checked-out one
 * @param effort the effort of the compression
 * @returns the version
 */
export async function writeVersion(
	dist: string,
	packageVersion: string,
	commit = currentCommit(),
	effort: Effort = 'best',
): Promise<string> {
	const staging = join(dist, '.staging')
	const files = await readFiles(staging)
	// Not the manifest, which holds the build time, nor source maps, which hold no code.
	const content = new Map([...files].filter(([name]) => /\.(js|css|woff2)$|^slice\.json$/.test(name)))
	const version = contentVersion(packageVersion, content)
	const target = join(dist, version)
	if (!(await isCompleteBuild(target))) {
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
export async function latestBuild(dist: string): Promise<RegistrySlice> {
	return JSON.parse(await readFile(join(dist, 'latest.json'), 'utf8'))
}

/** The files of a folder, by their relative path. */
export async function readFiles(folder: string): Promise<Map<string, Uint8Array>> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true })
	const names = entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name))
	return new Map(
		await Promise.all(names.map(async (name) => [name.slice(folder.length + 1), await readFile(name)] as const)),
	)
}

function withVersion(name: string, bytes: Uint8Array, version: string): Uint8Array {
	if (!TEXT.test(name)) return bytes
	return Buffer.from(Buffer.from(bytes).toString('utf8').replaceAll(VERSION_PLACEHOLDER, version))
}

async function write(path: string, bytes: Uint8Array) {
	await mkdir(join(path, '..'), { recursive: true })
	await writeFile(path, bytes)
}

const run = promisify(execFile)

/** The checked-out commit, with a `+` if files have changed; null outside a clone. */
async function currentCommit(): Promise<string | null> {
	try {
		const options = { cwd: packageFolder('.') }
		const [head, changes] = await Promise.all([
			run('git', ['rev-parse', 'HEAD'], options),
			run('git', ['status', '--porcelain', '--untracked-files=no'], options),
		])
		return head.stdout.trim() + (changes.stdout.trim() === '' ? '' : '+')
	} catch {
		return null
	}
}
