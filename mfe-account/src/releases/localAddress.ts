import { LOOPBACK_ORIGIN_PATTERN } from 'shared-contract'

const LOOPBACK = new RegExp(LOOPBACK_ORIGIN_PATTERN)

/** The origin that somebody means by what they typed; nothing where it is not one of their own machine. */
export function localOrigin(typed: string): string | undefined {
	const address = typed.trim()
	const withScheme = /^[a-z]+:\/\//i.test(address) ? address : `http://${address}`
	const origin = URL.canParse(withScheme) ? new URL(withScheme).origin : ''
	return LOOPBACK.test(origin) ? origin : undefined
}
