import { createHmac } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import { networkOf } from '../../security/networkOf.ts'

const HASH_LENGTH = 22

/** Who tells how a version fared, by hashes: of a visitor, and of the network that they come from. */
export interface Voice {
	visitor: string
	network: string
}

/** Addresses of this machine and of local networks. */
const LOCAL = new BlockList()
for (const [address, prefix] of [
	['127.0.0.0', 8],
	['10.0.0.0', 8],
	['172.16.0.0', 12],
	['192.168.0.0', 16],
	['169.254.0.0', 16],
] as const)
	LOCAL.addSubnet(address, prefix, 'ipv4')
for (const [address, prefix] of [
	['::1', 128],
	['fc00::', 7],
	['fe80::', 10],
] as const)
	LOCAL.addSubnet(address, prefix, 'ipv6')

/**
 * Whose word a report is, by the cookie of its visitor. A local address tells nobody apart: there stands a proxy that
 * `TRUST_PROXY` does not name, or a team that works on the site; each visitor then counts as a network.
 */
export function voiceOf(address: string, visit: string, secret: string): Voice {
	const hash = (text: string) =>
		createHmac('sha256', secret).update(`voice\n${text}`).digest('base64url').slice(0, HASH_LENGTH)
	const visitor = hash(visit)
	return { visitor, network: isLocal(address) ? visitor : hash(networkOf(address)) }
}

const isLocal = (address: string) => LOCAL.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
