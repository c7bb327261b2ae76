// Apart from the schema of the registry, which pages do without.
import type { RegistrySlice } from './registry.ts'

/** The path of slice builds: `/r/<name>/<version>/<file>`. */
export const SLICES_BASE = '/r/'

/**
 * A file of each build with the `sha384-…` of every script, by name. The registry holds the hashes of the scripts that a
 * page starts with and of this file, which the page fetches for all others.
 */
export const INTEGRITY_FILE = 'integrity.json'

type Owner = Pick<RegistrySlice, 'owns'>
type Owners<Slice extends Owner> = { slices: readonly Slice[] }

/** The longest owned prefix of a path, cut at a slash, and its slice. */
export function ownership<Slice extends Owner = RegistrySlice>(
	registry: Owners<Slice>,
	path: string,
): { slice: Slice; prefix: string } | undefined {
	let best: { slice: Slice; prefix: string } | undefined
	for (const slice of registry.slices) {
		for (const prefix of slice.owns) {
			const owns = prefix === '/' ? path === '/' : path === prefix || path.startsWith(`${prefix}/`)
			if (owns && (best === undefined || prefix.length > best.prefix.length)) best = { slice, prefix }
		}
	}
	return best
}

/** The slice that owns a path. */
export function sliceOwning<Slice extends Owner = RegistrySlice>(
	registry: Owners<Slice>,
	path: string,
): Slice | undefined {
	return ownership(registry, path)?.slice
}
