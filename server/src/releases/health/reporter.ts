import { createHmac } from 'node:crypto'
import { isLocalAddress, networkOf } from '../../core/security/networkOf.ts'

const HASH_LENGTH = 22

/** Who tells how a version fared, by hashes: of a visitor, and of the network that they come from. */
export interface Reporter {
	visitor: string
	network: string
}

/**
 * Whose word a report is, by the cookie of its visitor. A local address tells nobody apart: there stands a proxy that
 * `TRUST_PROXY` does not name, or a team that works on the site; each visitor then counts as a network.
 */
export function reporterOf(address: string, visit: string, secret: string): Reporter {
	const hash = (text: string) =>
		createHmac('sha256', secret).update(`voice\n${text}`).digest('base64url').slice(0, HASH_LENGTH)
	const visitor = hash(visit)
	return { visitor, network: isLocalAddress(address) ? visitor : hash(networkOf(address)) }
}
