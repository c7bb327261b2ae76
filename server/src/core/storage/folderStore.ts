import { randomUUID } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { ObjectStore, StoredObject } from './objectStore.ts'
import { within } from './within.ts'

/** The suffix of a file that is being written. */
export const UNFINISHED = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A store in a folder; the key is the path. */
export function folderStore(folder: string): ObjectStore {
	const root = resolve(folder)
	const pathOf = (key: string) => within(root, key)
	return {
		isShared: false,
		put: async (key, bytes) => writeWhole(pathOf(key), (unfinished) => writeFile(unfinished, bytes)),
		putFile: async (key, path) => writeWhole(pathOf(key), (unfinished) => copyFile(path, unfinished)),
		get: (key) => orMissing(readFile(pathOf(key))),
		async read(key, range) {
			const file = await orMissing(open(pathOf(key)))
			return file?.createReadStream(range)
		},
		async remove(keys) {
			for (const key of keys) await rm(pathOf(key), { force: true })
		},
		list: (prefix) => listFolder(pathOf(prefix), root),
	}
}

async function writeWhole(path: string, write: (unfinished: string) => Promise<void>): Promise<void> {
	await mkdir(dirname(path), { recursive: true })
	// A rename is atomic: no reader and no crash leaves a partial file.
	const unfinished = `${path}.${randomUUID()}`
	try {
		await write(unfinished)
		await rename(unfinished, path)
	} catch (error) {
		// On a full disk no partial file stays.
		await rm(unfinished, { force: true })
		throw error
	}
}

async function* listFolder(folder: string, root: string): AsyncGenerator<StoredObject> {
	const entries: Dirent[] = (await orMissing(readdir(folder, { withFileTypes: true }))) ?? []
	for (const entry of entries) {
		const path = join(folder, entry.name)
		if (entry.isDirectory()) yield* listFolder(path, root)
		else if (entry.isFile() && !UNFINISHED.test(entry.name)) {
			const found = await orMissing(stat(path))
			const key = relative(root, path).split(sep).join('/')
			if (found) yield { key, bytes: found.size, changedAt: found.mtime }
		}
	}
}

async function orMissing<Value>(work: Promise<Value>): Promise<Value | undefined> {
	try {
		return await work
	} catch (error) {
		if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return undefined
		throw error
	}
}
