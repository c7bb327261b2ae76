import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { RegistrySlice, SliceRelease } from 'shared-contract'
import { latest } from '../publish.ts'
import { missingFiles, releaseIn } from '../wholeBuild.ts'

/** A built version that may be released. */
export interface Candidate {
	slice: RegistrySlice
	release: SliceRelease
	/** The folder of its files. */
	folder: string
	/** It is what the sources beside it give. */
	isNewest: boolean
	/** Tools that are not ours have built it, and its sources are not here. */
	foreign?: { examples: Readonly<Record<string, string>> }
}

/** There is no such build, or not all of it. */
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
	const release = await releaseIn(folder)
	if (!release) {
		const there = (await readdir(dist).catch(() => [])).filter((name) => /^\d/.test(name))
		throw new NoBuildError(`there is no build ${wanted}; there are ${there.join(', ') || 'none'}`)
	}
	const missing = await missingFiles(release, folder)
	if (missing.length > 0) {
		const more = missing.length > 1 ? ` and ${missing.length - 1} more of its files` : ''
		throw new NoBuildError(
			`the build ${wanted} is not whole: ${missing[0]}${more} is not there, or not as it was built. Build it anew: npm run release:build`,
		)
	}
	return { slice: release.slice, release, folder, isNewest: wanted === newest?.version }
}
