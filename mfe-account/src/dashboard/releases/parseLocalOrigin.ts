import { LOOPBACK_ORIGIN_PATTERN, parseUrl } from 'shared-contract'

const LOOPBACK = new RegExp(LOOPBACK_ORIGIN_PATTERN)

/** Parses a typed address into a loopback origin; undefined for any other address. */
export function parseLocalOrigin(typed: string): string | undefined {
	const address = typed.trim()
	const withScheme = /^[a-z]+:\/\//i.test(address) ? address : `http://${address}`
	const origin = parseUrl(withScheme)?.origin ?? ''
	return LOOPBACK.test(origin) ? origin : undefined
}
