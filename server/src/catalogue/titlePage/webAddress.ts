/** An address that a page may link to: http or https, nothing that runs; null for any other. */
export function webAddress(url: string | null): string | null {
	if (url === null) return null
	try {
		const { protocol, href } = new URL(url)
		return protocol === 'https:' || protocol === 'http:' ? href : null
	} catch {
		return null
	}
}
