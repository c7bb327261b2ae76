import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { conforms, SliceRelease } from 'shared-contract'
import { RELEASE_FILE } from './describeRelease.ts'

/** Reads the release of a build folder; undefined if there is no such build. */
export async function readRelease(folder: string): Promise<SliceRelease | undefined> {
	const release: unknown = await readFile(join(folder, RELEASE_FILE), 'utf8').then(JSON.parse, () => undefined)
	return conforms(SliceRelease, release) ? release : undefined
}

/** The listed files of a build that are missing or have another size. */
export async function missingFiles({ files }: SliceRelease, folder: string): Promise<string[]> {
	const isIntact = await Promise.all(
		files.map(async ({ path, bytes }) => {
			const size = await stat(join(folder, path)).then(
				(found) => found.size,
				() => undefined,
			)
			return size === bytes
		}),
	)
	return files.filter((_file, index) => !isIntact[index]).map(({ path }) => path)
}

/** Whether a folder holds a build with all its files. */
export async function isCompleteBuild(folder: string): Promise<boolean> {
	const release = await readRelease(folder)
	return release !== undefined && (await missingFiles(release, folder)).length === 0
}
