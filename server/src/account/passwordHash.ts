import { randomBytes } from 'node:crypto'
import { FairQueue } from '../core/security/fairQueue.ts'

// OWASP's recommendation for argon2id (which is this library's default algorithm): 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Maximum queue of hashes: four seconds of work on a slow machine. */
export const HASHES_WAITING = 100
// Hashes use libuv's four threads, like file reads and compression. Pictures take two (`upload/routes.ts`), hashes one: so
// one is always free.
const hashing = new FairQueue({ atOnce: 1, waiting: HASHES_WAITING, retryAfter: 5 })
const QUEUE = 'all'

/** @throws Problem 503 `server.busy` if the queue is full. Call it before counting an attempt. */
export function refuseWhereHashingIsBusy(): void {
	hashing.refuseIfFull(QUEUE)
}

let loading: Promise<typeof import('@node-rs/argon2')> | undefined
/** A native library, loaded with the first password. */
function argon2() {
	loading ??= import('@node-rs/argon2')
	return loading
}

// NFC: keyboards compose accents in different ways.
const tidy = (password: string) => password.normalize('NFC')

/** @throws Problem 503 `server.busy` */
export async function hashPassword(password: string): Promise<string> {
	const { hash } = await argon2()
	return hashing.run(QUEUE, () => hash(tidy(password), COST))
}

let dummyHash: Promise<string> | undefined

/**
 * True if a password matches a hash. Without a hash it is false after the same work, so that the response time does not
 * reveal which accounts exist.
 */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
	const { hash, verify } = await argon2()
	const matches = await hashing.run(QUEUE, async () => {
		dummyHash ??= hash(randomBytes(32), COST)
		return verify(stored ?? (await dummyHash), tidy(password))
	})
	return matches && stored !== null && stored !== undefined
}
