const IPV6_GROUPS = 8
const NETWORK_GROUPS = 4

/** What counts as one address: an IPv4 address, or the /64 network that a house has whole of IPv6. */
export function networkOf(address: string): string {
	if (!address.includes(':')) return address
	const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
	if (mapped) return mapped
	const [head = '', tail] = address.split('::')
	const left = head.split(':').filter(Boolean)
	const right = tail?.split(':').filter(Boolean) ?? []
	const between = Array<string>(Math.max(0, IPV6_GROUPS - left.length - right.length)).fill('0')
	const groups = [...left, ...between, ...right].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
	return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}
