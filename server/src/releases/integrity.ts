import { createHash } from 'node:crypto'

/** The subresource integrity hash of a file. */
export function integrityOf(bytes: Uint8Array): string {
	return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
