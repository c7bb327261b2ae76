import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageFolder } from '../compile.ts'
import { type Candidate, candidateIn } from './commands/candidate.ts'
import { VERSION_PLACEHOLDER } from './version.ts'
import { writeVersion } from './writeVersion.ts'

// Files that a build writes after its version is known. Source maps stay: they fit a script up to its first change.
const VERSIONED_FILES = /\.br$|^(integrity|release)\.json$/

const folders: string[] = []

/** Changes the text of a file in a build. */
export type Alter = (text: string, file: string) => string

/**
 * For tests and benchmarks: copies the newest build of a slice into its own folder with changed texts, as another version.
 * @param packageVersion the start of its version; differs for each altered build
 */
export async function alteredBuild(slice: string, packageVersion: string, alter: Alter): Promise<Candidate> {
	const newest = await candidateIn(join(packageFolder(slice), 'dist'))
	const dist = await mkdtemp(join(tmpdir(), 'niouka-altered-'))
	if (folders.length === 0) process.once('exit', removeFolders)
	folders.push(dist)
	const staging = join(dist, '.staging')
	await mkdir(staging)
	const names = (await readdir(newest.folder)).filter((name) => !VERSIONED_FILES.test(name))
	await Promise.all(
		names.map(async (name) => {
			const bytes = await readFile(join(newest.folder, name))
			if (!/\.(js|json)$/.test(name)) return writeFile(join(staging, name), bytes)
			const text = alter(bytes.toString('utf8'), name).replaceAll(newest.slice.version, VERSION_PLACEHOLDER)
			return writeFile(join(staging, name), text)
		}),
	)
	// Fast compression, because a test waits for it and few requests read it.
	await writeVersion(dist, packageVersion, undefined, 'fast')
	return candidateIn(dist)
}

function removeFolders(): void {
	for (const dist of folders) rmSync(dist, { recursive: true, force: true })
}

/** Replaces a text in all files of a build. */
export function replacing(text: string, other: string): Alter {
	return (content) => content.replaceAll(text, other)
}
