import { Problem } from '../../core/problem.ts'
import type { MaxStaleness } from '../versionFollower.ts'

interface Follower {
	readonly version: number
	ready(): Promise<void>
	upTo(version: number, maxStaleness?: MaxStaleness): Promise<void>
}

const RETRY_AFTER_S = 5

/**
 * Selects ids from the index and reads their rows. The rows come with the catalogue's version; if the index is older, it is
 * updated and the read repeated.
 *
 * @returns the read, and whether the index is still behind: then the response must not be cached.
 * @throws Problem 503 if no staleness is accepted and the index is still behind.
 */
export async function consistentRead<Read extends { version: number }>(
	index: Follower,
	read: () => Promise<Read>,
	maxStaleness: MaxStaleness = 'bounded',
): Promise<Read & { isBehind: boolean }> {
	await index.ready()
	// The ids are of this version, even if the index is updated while the rows are read.
	const indexVersion = index.version
	const first = await read()
	if (first.version <= indexVersion) return { ...first, isBehind: false }
	await index.upTo(first.version, maxStaleness)
	const isBehind = index.version < first.version
	if (isBehind && maxStaleness === 'none') throw new Problem('server.unavailable', 503, { retryAfter: RETRY_AFTER_S })
	return { ...(index.version <= indexVersion ? first : await read()), isBehind }
}
