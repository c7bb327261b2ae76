import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Content-addressed storage of uploads: the name is a hash, so a file never changes. */
export interface FileStore {
	put(name: string, bytes: Buffer): Promise<void>
	get(name: string): Promise<Buffer | undefined>
	remove(name: string): Promise<void>
}

/** The uploads in the data folder. */
export function uploadStore(dataFolder: string): FileStore {
	return folderStore(join(dataFolder, 'uploads'))
}

/** A store in a folder, with 256 subfolders by the first two characters of the name. */
export function folderStore(folder: string): FileStore {
	const pathOf = (name: string) => join(folder, name.slice(0, 2), name)
	return {
		async put(name, bytes) {
			const path = pathOf(name)
			await mkdir(dirname(path), { recursive: true })
			// A rename is atomic: no reader and no crash leaves a partial file.
			const unfinished = `${path}.${randomUUID()}`
			await writeFile(unfinished, bytes)
			await rename(unfinished, path)
		},
		async get(name) {
			try {
				return await readFile(pathOf(name))
			} catch (error) {
				if (isMissing(error)) return undefined
				throw error
			}
		},
		async remove(name) {
			await rm(pathOf(name), { force: true })
		},
	}
}

function isMissing(error: unknown): boolean {
	return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'
}
