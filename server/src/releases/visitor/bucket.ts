import { createHash } from 'node:crypto'

const BUCKETS = 2 ** 32

/**
 * Whether a visitor is among the share that is given a version. The same visitor always is or never is, each version draws
 * anew, and whoever is within a share is within every larger one.
 */
export function isWithinShare(visit: string, { slice, version }: { slice: string; version: string }, share: number) {
	const hash = createHash('sha256').update(`${visit}\n${slice}\n${version}`).digest()
	return hash.readUInt32BE() / BUCKETS < share
}
