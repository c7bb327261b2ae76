import { randomBytes } from 'node:crypto'

// OWASP's recommendation for argon2id (which is this library's default algorithm): 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// A library of machine code that comes with the first password.
const argon2 = () => import('@node-rs/argon2')

// Composed, so that a password typed on another keyboard is the same one.
const tidy = (password: string) => password.normalize('NFC')

export async function hashPassword(password: string): Promise<string> {
	const { hash } = await argon2()
	return hash(tidy(password), COST)
}

let nobody: Promise<string> | undefined

/**
 * Whether a password is the one behind a hash. Without a hash the answer is no after the same work, so that the time
 * that a refusal takes does not tell which accounts exist.
 */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
	const { hash, verify } = await argon2()
	nobody ??= hash(randomBytes(32), COST)
	const matches = await verify(stored ?? (await nobody), tidy(password))
	return matches && stored !== null && stored !== undefined
}
