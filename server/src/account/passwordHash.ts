import { randomBytes } from 'node:crypto'
import { FairQueue } from '../core/security/fairQueue.ts'

// OWASP's recommendation for argon2id (which is this library's default algorithm): 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes that wait: four seconds of work on a slow machine. */
export const HASHES_WAITING = 100
// Hashes run in libuv's four threads, which read files and compress answers too. Two draw pictures (`upload/routes.ts`), one
// hashes: so one is always free.
const hashing = new FairQueue({ atOnce: 1, waiting: HASHES_WAITING, retryAfter: 5 })
const ALL = 'all'

/** @throws Problem 503 `server.busy` where no more hashes may wait. Asked before a try is counted. */
export function refuseWhereHashingIsBusy(): void {
	hashing.refuseIfFull(ALL)
}

// A library of machine code that comes with the first password.
const argon2 = () => import('@node-rs/argon2')

// Composed, so that a password typed on another keyboard is the same one.
const tidy = (password: string) => password.normalize('NFC')

/** @throws Problem 503 `server.busy` */
export async function hashPassword(password: string): Promise<string> {
	const { hash } = await argon2()
	return hashing.run(ALL, () => hash(tidy(password), COST))
}

let nobody: Promise<string> | undefined

/**
 * Whether a password is the one behind a hash. Without a hash the answer is no after the same work, so that the time
 * that a refusal takes does not tell which accounts exist.
 */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
	const { hash, verify } = await argon2()
	const matches = await hashing.run(ALL, async () => {
		nobody ??= hash(randomBytes(32), COST)
		return verify(stored ?? (await nobody), tidy(password))
	})
	return matches && stored !== null && stored !== undefined
}
