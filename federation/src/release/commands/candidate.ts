import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { conforms, type RegistrySlice, SliceRelease } from 'shared-contract'
import { RELEASE_FILE } from '../describe.ts'
import { latest } from '../publish.ts'

/** A built version that may be released. */
export interface Candidate {
	slice: RegistrySlice
	release: SliceRelease
	/** The folder of its files. */
	folder: string
	/** It is what the sources beside it give. */
	isNewest: boolean
}

/** There is no such build. */
export class NoBuildError extends Error {}

/**
 * A build of a slice, by default the newest.
 * @param dist the folder of its builds
 * @throws NoBuildError
 */
export async function candidateIn(dist: string, version?: string): Promise<Candidate> {
	const newest = await latest(dist).catch(() => undefined)
	const wanted = version ?? newest?.version
	if (!wanted) throw new NoBuildError('nothing has been built: run release:build first')
	const folder = join(dist, wanted)
	const release: unknown = await readFile(join(folder, RELEASE_FILE), 'utf8').then(JSON.parse, () => undefined)
	if (!conforms(SliceRelease, release)) {
		const there = (await readdir(dist).catch(() => [])).filter((name) => /^\d/.test(name))
		throw new NoBuildError(`there is no build ${wanted}; there are ${there.join(', ') || 'none'}`)
	}
	return { slice: release.slice, release, folder, isNewest: wanted === newest?.version }
}
