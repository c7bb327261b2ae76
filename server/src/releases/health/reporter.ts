import { createHmac } from 'node:crypto'
import { isLocalAddress, networkOf } from '../../core/security/networkOf.ts'

const HASH_LENGTH = 22

/** The sender of a report: the hashes of the visitor and of their network. */
export interface Reporter {
	visitor: string
	network: string
}

/**
 * The reporter of a request, by its visit cookie. A local address is that of a proxy missing in `TRUST_PROXY`, or of a
 * development machine, and does not tell clients apart: each visitor then counts as a network.
 */
export function reporterOf(address: string, visit: string, secret: string): Reporter {
	const hash = (text: string) =>
		createHmac('sha256', secret).update(`voice\n${text}`).digest('base64url').slice(0, HASH_LENGTH)
	const visitor = hash(visit)
	return { visitor, network: isLocalAddress(address) ? visitor : hash(networkOf(address)) }
}
