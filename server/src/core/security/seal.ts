import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyOf = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/**
 * Encrypts a text by a secret of the environment, so that a copy of the database alone does not open it.
 *
 * @param purpose what the text belongs to; it opens with the same purpose alone
 */
export function seal(text: string, secret: string, purpose: string): string {
	const nonce = randomBytes(NONCE_BYTES)
	const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), nonce)
	const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
	return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a sealed text; undefined if the secret has changed since, or the text. */
export function unseal(sealed: string, secret: string, purpose: string): string | undefined {
	const bytes = Buffer.from(sealed, 'base64url')
	if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
	const decipher = createDecipheriv(CIPHER, keyOf(secret, purpose), bytes.subarray(0, NONCE_BYTES))
	decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
	try {
		return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
	} catch {
		return undefined
	}
}
