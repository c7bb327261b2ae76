import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DAY_MS } from 'shared-contract/units'
import { folderStore } from '../../core/storage/folderStore.ts'
import type { ObjectStore } from '../../core/storage/objectStore.ts'
import { isHashed } from './staticFiles.ts'

/** The keys of all files of former builds start with it. */
export const SHELLS_PREFIX = 'shell-builds/'
/** Pages are rarely open for longer. */
const RETENTION_DAYS = 30

/**
 * Archives the hashed files of the shell's build in the site's storage: pages that were opened before a deployment still
 * request theirs, and during a deployment processes of two builds answer the same page. Files that have not been part of a
 * build for {@link RETENTION_DAYS} days are deleted.
 */
export async function storeShellBuild(dist: string, storage: ObjectStore, now: Date): Promise<void> {
	const current = new Set(await hashedFiles(dist))
	const agesMs = new Map<string, number>()
	for await (const { key, changedAt } of storage.list(SHELLS_PREFIX))
		agesMs.set(key.slice(SHELLS_PREFIX.length), now.getTime() - changedAt.getTime())
	for (const name of current) {
		// Written again each day, so that the time of its last change is the last time at which it was part of a build.
		const isFresh = (agesMs.get(name) ?? Number.POSITIVE_INFINITY) < DAY_MS
		if (!isFresh) await storage.put(SHELLS_PREFIX + name, await readFile(join(dist, name)))
	}
	const old = [...agesMs].filter(([name, age]) => !current.has(name) && age > RETENTION_DAYS * DAY_MS)
	await storage.remove(old.map(([name]) => SHELLS_PREFIX + name))
}

/**
 * The archived files as a folder that can be served: the archive itself, or this machine's copies of a shared one.
 *
 * @param copiesFolder the folder of the copies; it may be deleted at any time
 */
export function formerShells(
	storage: ObjectStore,
	{ DATA_DIR, copiesFolder }: { DATA_DIR: string; copiesFolder: string },
) {
	if (!storage.isShared) return { folder: join(resolve(DATA_DIR), SHELLS_PREFIX), fetch: undefined }
	const copies = folderStore(copiesFolder)
	const fetch = async (name: string) => {
		// The compressed files first: whoever finds the file finds them too.
		for (const key of ['.br', '.gz', ''].map((ending) => SHELLS_PREFIX + name + ending)) {
			const bytes = (await copies.get(key)) ? undefined : await storage.get(key)
			if (bytes) await copies.put(key, bytes)
		}
	}
	return { folder: join(copiesFolder, SHELLS_PREFIX), fetch }
}

async function hashedFiles(folder: string): Promise<string[]> {
	const names = await readdir(folder, { recursive: true }).catch(() => [])
	return names.filter(isHashed)
}
