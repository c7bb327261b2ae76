import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where uploaded files lie. A file is named by its content, so what has a name never changes. */
export interface FileStore {
	put(name: string, bytes: Buffer): Promise<void>
	get(name: string): Promise<Buffer | undefined>
	remove(name: string): Promise<void>
}

/** The uploads of a site, in its folder of data. */
export function uploadStore(dataFolder: string): FileStore {
	return folderStore(join(dataFolder, 'uploads'))
}

/** Files in a folder, spread over 256 below it by the first two letters of their names. */
export function folderStore(folder: string): FileStore {
	const pathOf = (name: string) => join(folder, name.slice(0, 2), name)
	return {
		async put(name, bytes) {
			const path = pathOf(name)
			await mkdir(dirname(path), { recursive: true })
			// Nobody reads half of a file, and a process that is killed leaves none under its name.
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
