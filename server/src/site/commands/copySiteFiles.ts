import { createHash } from 'node:crypto'
import type { ObjectStore, StoredObject } from '../../core/storage/objectStore.ts'
import { UPLOADS_PREFIX } from '../../core/upload/picture.ts'
import { describeFolder } from '../../releases/local/describeFolder.ts'
import type { ReleaseFiles } from '../../releases/releaseFiles.ts'
import { SHELLS_PREFIX } from '../host/formerShells.ts'

/** The files of a site in one place. */
export interface SiteFiles {
	storage: ObjectStore
	releases: ReleaseFiles
}

/** What was copied; what was there before is not counted as copied. */
export interface CopyCounts {
	copied: number
	present: number
}

/**
 * Copies all files of a site. Objects are read back, versions compared by the hashes of their files. A copying that broke off
 * goes on where it was.
 *
 * @throws DamagedCopy when a copy differs from its original
 */
export async function copySiteFiles(from: SiteFiles, to: SiteFiles): Promise<CopyCounts> {
	const counts: CopyCounts = { copied: 0, present: 0 }
	for (const prefix of [UPLOADS_PREFIX, SHELLS_PREFIX]) {
		const present = new Map<string, number>()
		for await (const { key, bytes } of to.storage.list(prefix)) present.set(key, bytes)
		for await (const object of from.storage.list(prefix)) {
			// The keys contain the hash of the content, and objects are written whole.
			const isPresent = present.get(object.key) === object.bytes
			if (!isPresent) await copyObject(object, from.storage, to.storage)
			counts[isPresent ? 'present' : 'copied'] += 1
		}
	}
	for (const of of await from.releases.list()) {
		const folder = await from.releases.folder(of)
		if (folder === undefined) continue
		const files = await describeFolder(folder)
		const { length: missing } = await to.releases.missing(of, files)
		await to.releases.install(of, folder)
		const [damaged] = await to.releases.missing(of, files)
		if (damaged !== undefined) throw new DamagedCopy(`${of.slice} ${of.version} ${damaged}`)
		counts.copied += missing
		counts.present += files.length - missing
	}
	return counts
}

async function copyObject({ key }: StoredObject, from: ObjectStore, to: ObjectStore): Promise<void> {
	const bytes = await from.get(key)
	// Deleted meanwhile.
	if (!bytes) return
	await to.put(key, bytes)
	const copy = await to.get(key)
	if (!copy || hashOf(copy) !== hashOf(bytes)) throw new DamagedCopy(key)
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** A copy differs from its original. */
export class DamagedCopy extends Error {
	constructor(name: string) {
		super(`the copy of ${name} differs from the original`)
	}
}
