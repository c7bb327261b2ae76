import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** The token of a link that is sent by mail: 256 random bits. */
export function newLinkToken(): string {
	return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What of a link's token is stored: it opens nothing. */
export function hashLinkToken(token: string): string {
	return createHash('sha256').update(token).digest('base64url')
}
