import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const LOCK = readFileSync(new URL('../../package-lock.json', import.meta.url))

/** What Jest keeps a transformed file of a package by: as long as no package and no transformer changes. */
export function cacheKey(transformer, file) {
	return createHash('sha256').update(transformer).update(LOCK).update(file).digest('hex')
}
