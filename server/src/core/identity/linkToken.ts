import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A random token of 256 bits for a link in a mail. */
export function newLinkToken(): string {
	return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The hash of a token, for storage. */
export function hashLinkToken(token: string): string {
	return createHash('sha256').update(token).digest('base64url')
}
