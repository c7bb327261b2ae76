/** Returns a URL that is safe to link to, with http or https; null for any other. */
export function webAddress(url: string | null): string | null {
	if (url === null) return null
	try {
		const { protocol, href } = new URL(url)
		return protocol === 'https:' || protocol === 'http:' ? href : null
	} catch {
		return null
	}
}
