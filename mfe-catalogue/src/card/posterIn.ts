import type { Locale } from 'shared-contract'

const DRAWN = '/art/poster/'

/**
 * The address of a poster as a language shows it: one that the site draws is lettered in Japanese on Japanese pages.
 */
export function posterIn(locale: Locale, address: string): string {
	if (locale !== 'ja' || !address.startsWith(DRAWN)) return address
	return `${address}${address.includes('?') ? '&' : '?'}hl=${locale}`
}
