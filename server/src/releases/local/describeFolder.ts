import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { ReleaseFile } from 'shared-contract'
import { integrityOf } from '../integrity.ts'

/** The files of a folder with their sizes and hashes, by path. */
export async function describeFolder(folder: string): Promise<ReleaseFile[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true })
	const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
	return Promise.all(
		paths.sort().map(async (path) => {
			const bytes = await readFile(path)
			return { path: relative(folder, path).replaceAll(sep, '/'), bytes: bytes.length, integrity: integrityOf(bytes) }
		}),
	)
}
