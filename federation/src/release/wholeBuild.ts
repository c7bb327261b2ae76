import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { conforms, SliceRelease } from 'shared-contract'
import { RELEASE_FILE } from './describe.ts'

/** What a built version says of itself; nothing where there is no such build. */
export async function releaseIn(folder: string): Promise<SliceRelease | undefined> {
	const release: unknown = await readFile(join(folder, RELEASE_FILE), 'utf8').then(JSON.parse, () => undefined)
	return conforms(SliceRelease, release) ? release : undefined
}

/** The files that a build lists and that are not there, or not as long as it says. */
export async function missingFiles({ files }: SliceRelease, folder: string): Promise<string[]> {
	const there = await Promise.all(
		files.map(async ({ path, bytes }) => {
			const size = await stat(join(folder, path)).then(
				(found) => found.size,
				() => undefined,
			)
			return size === bytes
		}),
	)
	return files.filter((_file, index) => !there[index]).map(({ path }) => path)
}

/** Whether a folder holds a version with all of its files. */
export async function isWhole(folder: string): Promise<boolean> {
	const release = await releaseIn(folder)
	return release !== undefined && (await missingFiles(release, folder)).length === 0
}
