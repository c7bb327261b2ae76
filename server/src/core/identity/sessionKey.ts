import { createHash, randomBytes } from 'node:crypto'

const HALF_BYTES = 32

/** The two halves of a session key. The page stores the token; the cookie is HttpOnly, so no script can read it. */
export interface SessionKey {
	token: string
	cookie: string
}

/** A new key: twice 256 random bits. */
export function newSessionKey(): SessionKey {
	const half = () => randomBytes(HALF_BYTES).toString('base64url')
	return { token: half(), cookie: half() }
}

/** The stored hash of a key. Both halves are random, so a plain hash is safe. */
export function hashSessionKey({ token, cookie }: SessionKey): string {
	return createHash('sha256').update(`${token}.${cookie}`).digest('base64url')
}
