import { Problem } from '../../core/problem.ts'
import type { MaxStaleness } from '../versionFollower.ts'

interface Follower {
	readonly version: number
	ready(): Promise<void>
	upTo(version: number, maxStaleness?: MaxStaleness): Promise<void>
}

const RETRY_AFTER_S = 5

/**
 * Picks from the index and reads the rows of what was picked; once more where the rows, which come with the version of
 * the catalogue, tell that the index was out of date.
 *
 * @returns what was read, and whether the index is still behind: then it must not be kept.
 * @throws Problem 503 where nothing old will do and the index is still behind.
 */
export async function consistentRead<Read extends { version: number }>(
	index: Follower,
	read: () => Promise<Read>,
	maxStaleness: MaxStaleness = 'moment',
): Promise<Read & { isBehind: boolean }> {
	await index.ready()
	// What is picked now is of this version, even if the index moves on while the rows are read.
	const picked = index.version
	const first = await read()
	if (first.version <= picked) return { ...first, isBehind: false }
	await index.upTo(first.version, maxStaleness)
	const isBehind = index.version < first.version
	if (isBehind && maxStaleness === 'whole') throw new Problem('server.unavailable', 503, { retryAfter: RETRY_AFTER_S })
	return { ...(await read()), isBehind }
}
