import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import { isPublicAddress } from '../security/networkOf.ts'
import { PictureUnavailable } from './pictureUnavailable.ts'

/** Where a connection goes: the addresses are those that were checked, and no name is looked up again. */
export interface Endpoint {
	addresses: readonly LookupAddress[]
	port: number
	/** For tests alone: without TLS, whatever the address says. */
	isPlain?: boolean
}

/** Finds out where the connection for an address goes. @throws PictureUnavailable where it must not go there */
export type Dial = (url: URL) => Promise<Endpoint>

type LookUp = (host: string) => Promise<LookupAddress[]>

/** The two protocols at their own ports. */
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

/**
 * Allows hosts of the public internet alone, at the standard ports. A name with one private address is refused whole.
 *
 * @throws PictureUnavailable
 */
export async function dialPublic(url: URL, lookUp: LookUp = (host) => lookup(host, { all: true })): Promise<Endpoint> {
	const port = PORTS[url.protocol]
	if (port === undefined || url.port !== '' || url.username !== '' || url.password !== '')
		throw new PictureUnavailable('refused', 'the address has another protocol or port, or a password')
	const addresses = await addressesOf(url.hostname.replace(/^\[|\]$/g, ''), lookUp)
	if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
		throw new PictureUnavailable('refused', 'the host has an address that is not public')
	return { addresses, port }
}

// `URL` has already written decimal, octal and hexadecimal addresses with dots.
async function addressesOf(host: string, lookUp: LookUp): Promise<LookupAddress[]> {
	if (ipaddr.isValid(host)) return [{ address: host, family: ipaddr.parse(host).kind() === 'ipv6' ? 6 : 4 }]
	try {
		return await lookUp(host)
	} catch (error) {
		throw new PictureUnavailable('unreachable', 'the name of the host is not known', { cause: error })
	}
}
