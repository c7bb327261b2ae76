import { createHash } from 'node:crypto'

/** Placeholder of the version in the files of a build, until the content hash is known. */
export const VERSION_PLACEHOLDER = '0.0.0-niouka00'

/**
 * The version of a build: its package's version and eight hex digits of a hash over the names and contents of its files.
 * The same content always has the same version.
 */
export function contentVersion(packageVersion: string, files: ReadonlyMap<string, Uint8Array>): string {
	const hash = createHash('sha256')
	for (const [name, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
		hash.update(`${name}\0${bytes.length}\0`).update(bytes)
	}
	return `${packageVersion}-${hash.digest('hex').slice(0, 8)}`
}
