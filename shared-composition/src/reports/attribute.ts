import { type RegistrySlice, SLICES_BASE } from 'shared-contract'

/** A slice at a version. */
export interface Attributed {
	slice: string
	version: string
}

/** What of an error says where it comes from: the script's address, or a stack that names it. */
export type Traces = readonly (string | undefined)[]

/**
 * The slice that an error comes from: the first address in its traces that belongs to one, so the innermost frame of a
 * stack. Nothing for errors of the shell, of extensions and of scripts that the browser does not name.
 */
export function attribute(traces: Traces, slices: readonly RegistrySlice[], origin: string): Attributed | undefined {
	const addresses = traces.flatMap((trace) => trace?.match(/https?:\/\/[^\s)]+/g) ?? [])
	for (const address of addresses) {
		const owner = ownerOf(address, slices, origin)
		if (owner) return owner
	}
	return undefined
}

function ownerOf(address: string, slices: readonly RegistrySlice[], origin: string): Attributed | undefined {
	const listed = slices.find(({ base }) => address.startsWith(new URL(base, origin).href))
	if (listed) return { slice: listed.name, version: listed.version }
	// Another version of one that is listed, as an old page may run.
	if (!address.startsWith(origin + SLICES_BASE)) return undefined
	const [slice = '', version = ''] = address.slice(origin.length + SLICES_BASE.length).split('/')
	return version ? { slice, version } : undefined
}
