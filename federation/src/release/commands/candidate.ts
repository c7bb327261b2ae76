import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { RegistrySlice, SliceRelease } from 'shared-contract'
import { missingFiles, readRelease } from '../buildFiles.ts'
import { latestBuild } from '../writeVersion.ts'

/** A built version that may be released. */
export interface Candidate {
	slice: RegistrySlice
	release: SliceRelease
	/** The folder of its files. */
	folder: string
	/** True for the newest build, which fits the current sources. */
	isNewest: boolean
	/** Set if other tools built it, so that its sources are not here. */
	foreign?: { examples: Readonly<Record<string, string>> }
}

/** The build is missing or incomplete. */
export class NoBuildError extends Error {}

/**
 * A build of a slice, by default the newest.
 * @param dist the folder of its builds
 * @throws NoBuildError
 */
export async function candidateIn(dist: string, version?: string): Promise<Candidate> {
	const newest = await latestBuild(dist).catch(() => undefined)
	const wanted = version ?? newest?.version
	if (!wanted) throw new NoBuildError('no build found: build the slice first')
	const folder = join(dist, wanted)
	const release = await readRelease(folder)
	if (!release) {
		const builds = (await readdir(dist).catch(() => [])).filter((name) => /^\d/.test(name))
		throw new NoBuildError(`there is no build ${wanted}; there are ${builds.join(', ') || 'none'}`)
	}
	const missing = await missingFiles(release, folder)
	if (missing.length > 0) {
		const more = missing.length > 1 ? ` and ${missing.length - 1} more of its files` : ''
		throw new NoBuildError(
			`the build ${wanted} is incomplete: ${missing[0]}${more} is missing or changed. Build it again: npm run release:build`,
		)
	}
	return { slice: release.slice, release, folder, isNewest: wanted === newest?.version }
}
