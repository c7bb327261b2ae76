import type { RegistrySlice } from 'shared-contract'

/**
 * The addresses that show each owned path: what the slice says itself, the path alone where the site lists it or nothing
 * beneath it, and one of what lies beneath.
 * @param listed paths that the site's map lists, in its order
 */
export function addressesOf(
	{ owns }: Pick<RegistrySlice, 'owns'>,
	listed: readonly string[],
	examples: Readonly<Record<string, string>>,
): string[] {
	const found = owns.flatMap((path) => {
		if (path === '/') return ['/']
		const beneath = listed.find((each) => each.startsWith(`${path}/`)) ?? examples[path]
		return [...(listed.includes(path) || beneath === undefined ? [path] : []), ...(beneath ? [beneath] : [])]
	})
	return [...new Set(found)]
}

/** The paths that a map of a site lists. */
export function pathsIn(sitemap: string): string[] {
	return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
