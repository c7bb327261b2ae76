// Apart from the schema of the registry, which pages do without.
import type { Registry, RegistrySlice } from './registry.ts'

/** The path of slice builds: `/r/<name>/<version>/<file>`. */
export const SLICES_BASE = '/r/'

/**
 * A file of each build with the `sha384-…` of every script, by name. The registry holds the hashes of the scripts that a
 * page starts with and of this file, which the page fetches for all others.
 */
export const INTEGRITY_FILE = 'integrity.json'

/** The longest owned prefix of a path, cut at a slash, and its slice. */
export function ownership(registry: Registry, path: string): { slice: RegistrySlice; prefix: string } | undefined {
	let best: { slice: RegistrySlice; prefix: string } | undefined
	for (const slice of registry.slices) {
		for (const prefix of slice.owns) {
			const owns = prefix === '/' ? path === '/' : path === prefix || path.startsWith(`${prefix}/`)
			if (owns && (best === undefined || prefix.length > best.prefix.length)) best = { slice, prefix }
		}
	}
	return best
}

/** The slice that owns a path. */
export function sliceOwning(registry: Registry, path: string): RegistrySlice | undefined {
	return ownership(registry, path)?.slice
}
