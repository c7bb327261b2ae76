import type { ErrorCode } from 'shared-contract'
import { WEB_ADDRESS_MAX_LENGTH } from 'shared-contract'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const VISIBLE_ASCII = /^[!-~]+$/
/** The private-use schemes of RFC 8252 are reversed domain names, so they have a dot; `javascript:` has none. */
const PRIVATE_USE = /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/

/**
 * The error of an address that browsers return to after a consent (RFC 8252): `https`, `http` on the device itself, or a
 * scheme of the app. Undefined for a right one.
 */
export function redirectAddressError(address: string): ErrorCode | undefined {
	if (address.length > WEB_ADDRESS_MAX_LENGTH) return 'text.tooLong'
	return isRedirectAddress(address) ? undefined : 'app.address.invalid'
}

function isRedirectAddress(address: string): boolean {
	if (!VISIBLE_ASCII.test(address) || address.includes('#') || address.includes('*')) return false
	if (!URL.canParse(address)) return false
	const { protocol, hostname, username, password } = new URL(address)
	if (username || password) return false
	if (protocol === 'https:') return /^https:\/\//i.test(address) && !LOOPBACK.has(hostname)
	if (protocol === 'http:') return /^http:\/\//i.test(address) && LOOPBACK.has(hostname)
	return PRIVATE_USE.test(protocol)
}
