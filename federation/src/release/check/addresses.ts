import type { RegistrySlice } from 'shared-contract'

/**
 * The test addresses of the owned paths: for each one a path below it, from the sitemap or the examples, and the owned path
 * itself if the sitemap lists it or no path below it.
 * @param listed the paths of the sitemap, in its order
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

/** The paths of a sitemap. */
export function pathsIn(sitemap: string): string[] {
	return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
