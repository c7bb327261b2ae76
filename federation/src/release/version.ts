import { createHash } from 'node:crypto'

/** Stands in the files of a build for its version until the content, and so the version, is known. */
export const VERSION_MARK = '0.0.0-niouka00'

/**
 * The version of a build: its package's version and eight hex digits of all its files, names and content. The same
 * content has the same version wherever and whenever it was built.
 */
export function contentVersion(packageVersion: string, files: ReadonlyMap<string, Uint8Array>): string {
	const hash = createHash('sha256')
	for (const [name, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
		hash.update(`${name}\0${bytes.length}\0`).update(bytes)
	}
	return `${packageVersion}-${hash.digest('hex').slice(0, 8)}`
}
