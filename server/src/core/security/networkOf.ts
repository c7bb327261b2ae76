import ipaddr from 'ipaddr.js'

const NETWORK_PARTS = 4
const LOCAL_RANGES = new Set<string>(['loopback', 'private', 'linkLocal', 'uniqueLocal'])

/** What counts as one address: an IPv4 address, or the /64 network that a house has whole of IPv6. */
export function networkOf(address: string): string {
	if (!ipaddr.isValid(address)) return address
	const parsed = ipaddr.process(address)
	if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
	return `${new ipaddr.IPv6([...parsed.parts.slice(0, NETWORK_PARTS), 0, 0, 0, 0])}/64`
}

/** Whether an address is of this machine or of a local network. */
export function isLocalAddress(address: string): boolean {
	return ipaddr.isValid(address) && LOCAL_RANGES.has(ipaddr.process(address).range())
}
