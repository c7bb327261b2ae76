import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageFolder } from '../compile.ts'
import { type Candidate, candidateIn } from './commands/candidate.ts'
import { publish } from './publish.ts'
import { VERSION_MARK } from './version.ts'

// What a build writes once it knows its version.
const WRITTEN_LAST = /\.(br|map)$|^(integrity|release)\.json$/

const made: string[] = []

/** Changes the text of a file of a build. */
export type Alter = (text: string, file: string) => string

/**
 * For tests and benchmarks: a version of a slice that differs from the newest build as if its sources had been changed, in a folder of its own.
 * @param packageVersion what its version begins with, so that each is a version of its own
 */
export async function alteredBuild(slice: string, packageVersion: string, alter: Alter): Promise<Candidate> {
	const newest = await candidateIn(join(packageFolder(slice), 'dist'))
	const dist = await mkdtemp(join(tmpdir(), 'niouka-altered-'))
	if (made.length === 0) process.once('exit', removeMade)
	made.push(dist)
	const staging = join(dist, '.staging')
	await mkdir(staging)
	const names = (await readdir(newest.folder)).filter((name) => !WRITTEN_LAST.test(name))
	await Promise.all(
		names.map(async (name) => {
			const bytes = await readFile(join(newest.folder, name))
			if (!/\.(js|json)$/.test(name)) return writeFile(join(staging, name), bytes)
			const text = alter(bytes.toString('utf8'), name).replaceAll(newest.slice.version, VERSION_MARK)
			return writeFile(join(staging, name), text)
		}),
	)
	// A test waits for it, and few read it.
	await publish(dist, packageVersion, undefined, 'fast')
	return candidateIn(dist)
}

function removeMade(): void {
	for (const dist of made) rmSync(dist, { recursive: true, force: true })
}

/** Changes one text of a slice wherever it stands. */
export function replacing(text: string, other: string): Alter {
	return (content) => content.replaceAll(text, other)
}
