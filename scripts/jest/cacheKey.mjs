import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const LOCK = readFileSync(new URL('../../package-lock.json', import.meta.url))

/** Jest's cache key for a transformed file of a package: it changes with the lock file and with the transformer. */
export function cacheKey(transformer, file) {
	return createHash('sha256').update(transformer).update(LOCK).update(file).digest('hex')
}
