import { createHash, randomBytes } from 'node:crypto'

const HALF_BYTES = 32

/** Both halves of the key of a session: the page keeps the token, the browser keeps the cookie from every script. */
export interface SessionKey {
	token: string
	cookie: string
}

/** A new key: twice 256 random bits. */
export function newSessionKey(): SessionKey {
	const half = () => randomBytes(HALF_BYTES).toString('base64url')
	return { token: half(), cookie: half() }
}

/** What of a key is stored. Both halves are random, so a plain hash of them cannot be guessed backwards. */
export function hashSessionKey({ token, cookie }: SessionKey): string {
	return createHash('sha256').update(`${token}.${cookie}`).digest('base64url')
}
