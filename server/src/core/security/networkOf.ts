import ipaddr from 'ipaddr.js'

const NETWORK_PARTS = 4
/** The part of IPv6 from which addresses of the internet are given. */
const ALLOCATED_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')
/**
 * Ranges that are public by the registry and lead to services inside a cloud: Azure's machine host, Equinix Metal's metadata,
 * IBM Cloud's services. The metadata addresses of others are in ranges that are not public.
 */
const CLOUD_SERVICES = ['168.63.129.16/32', '192.80.8.124/32', '161.26.0.0/16', '166.8.0.0/14'].map(ipaddr.parseCIDR)
const LOCAL_RANGES = new Set<string>(['loopback', 'private', 'linkLocal', 'uniqueLocal'])

/** The network by which clients are counted: an IPv4 address, or the /64 that an IPv6 subscriber gets. */
export function networkOf(address: string): string {
	if (!ipaddr.isValid(address)) return address
	const parsed = ipaddr.process(address)
	if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
	return `${new ipaddr.IPv6([...parsed.parts.slice(0, NETWORK_PARTS), 0, 0, 0, 0])}/64`
}

/** Whether an address is one of a host of the public internet: none of a private, special or translated range. */
export function isPublicAddress(address: string): boolean {
	if (!ipaddr.isValid(address)) return false
	const parsed = ipaddr.process(address)
	// Of the other parts of IPv6, such as `::127.0.0.1`, the library knows not all.
	const isAllocated = !(parsed instanceof ipaddr.IPv6) || parsed.match(ALLOCATED_IPV6)
	const isOfCloud = CLOUD_SERVICES.some((range) => parsed.kind() === range[0].kind() && parsed.match(range))
	return isAllocated && !isOfCloud && parsed.range() === 'unicast'
}

/** Whether an address belongs to this machine or to a private network. */
export function isLocalAddress(address: string): boolean {
	return ipaddr.isValid(address) && LOCAL_RANGES.has(ipaddr.process(address).range())
}
