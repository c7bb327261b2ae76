import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { conforms } from 'shared-contract'
import { extract } from 'tar-stream'
import {
	type BackupCounts,
	BackupManifest,
	DamagedBackup,
	FILES_PREFIX,
	MANIFEST_NAME,
	RELEASES_PREFIX,
} from './format.ts'

/** A file in a backup. */
export interface BackupEntry {
	name: string
	bytes: Buffer
}

/**
 * Reads the entries of a backup, and checks their hashes at the end.
 *
 * @returns the manifest
 * @throws DamagedBackup when something is missing, added or changed; entries have been read by then
 */
export async function* readBackup(source: Readable): AsyncGenerator<BackupEntry, BackupManifest> {
	const hashes = new Map<string, string>()
	let manifest: BackupManifest | undefined
	for await (const { name, bytes } of unpack(source)) {
		if (name === MANIFEST_NAME) {
			manifest = parseManifest(bytes)
			continue
		}
		hashes.set(name, createHash('sha256').update(bytes).digest('hex'))
		yield { name, bytes }
	}
	if (!manifest) throw new DamagedBackup('the backup is not complete: its end is missing')
	for (const { name, sha256 } of manifest.entries) {
		if (hashes.get(name) !== sha256) throw new DamagedBackup(`${name} is missing from the backup or was changed`)
		hashes.delete(name)
	}
	const [added] = hashes.keys()
	if (added !== undefined) throw new DamagedBackup(`${added} is not in the manifest of the backup`)
	return manifest
}

/** Reads a backup to its end without using it. @throws DamagedBackup */
export async function checkBackup(source: Readable): Promise<BackupCounts> {
	const entries = readBackup(source)
	let files = 0
	for (;;) {
		const step = await entries.next()
		if (step.done) return countsOf(step.value, files)
		if (isFile(step.value.name)) files += 1
	}
}

/** The JSON of an entry; undefined where it is none. */
export function parseJson(bytes: Buffer): unknown {
	try {
		return JSON.parse(bytes.toString())
	} catch {
		return undefined
	}
}

/** Whether an entry is a file of the site, not rows. */
export const isFile = (name: string) => name.startsWith(FILES_PREFIX) || name.startsWith(RELEASES_PREFIX)

/** What a backup holds, by its manifest and the files that were read. */
export function countsOf({ rows }: BackupManifest, files: number): BackupCounts {
	return { tables: rows.length, rows: rows.reduce((sum, { count }) => sum + count, 0), files }
}

async function* unpack(source: Readable): AsyncGenerator<BackupEntry> {
	const unpacking = extract()
	const gunzip = createGunzip()
	source.on('error', (error) => gunzip.destroy(error))
	gunzip.on('error', (error) => unpacking.destroy(error))
	try {
		for await (const entry of source.pipe(gunzip).pipe(unpacking)) {
			yield { name: entry.header.name, bytes: await buffer(entry) }
		}
	} catch (error) {
		throw new DamagedBackup('the backup is damaged, or is no backup', { cause: error })
	} finally {
		source.destroy()
	}
}

function parseManifest(bytes: Buffer): BackupManifest {
	const manifest = parseJson(bytes)
	if (!conforms(BackupManifest, manifest)) throw new DamagedBackup('the manifest of the backup is not one')
	return manifest
}
