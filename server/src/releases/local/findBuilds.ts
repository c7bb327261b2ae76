import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { RegistrySlice } from 'shared-contract'
import { Check } from 'typebox/value'

/** A build of a slice in this repository. */
export interface LocalBuild {
	slice: RegistrySlice
	/** The folder of its files. */
	folder: string
	builtAt: Date
}

/** The newest build of each slice in the repository, by its `dist/latest.json`. */
export async function findLocalBuilds(repository: string): Promise<LocalBuild[]> {
	const names = (await readdir(repository)).filter((name) => name.startsWith('mfe-')).sort()
	const builds = await Promise.all(names.map((name) => readBuild(join(repository, name, 'dist'))))
	return builds.filter((build) => build !== undefined)
}

async function readBuild(dist: string): Promise<LocalBuild | undefined> {
	const file = join(dist, 'latest.json')
	try {
		const slice: unknown = JSON.parse(await readFile(file, 'utf8'))
		if (!Check(RegistrySlice, slice)) return undefined
		return { slice, folder: join(dist, slice.version), builtAt: (await stat(file)).mtime }
	} catch {
		// Not built yet.
		return undefined
	}
}
