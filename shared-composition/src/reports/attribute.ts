import { type RegistrySlice, SLICES_BASE } from 'shared-contract'

/** A slice at a version. */
export interface Attributed {
	slice: string
	version: string
}

/** The texts of an error that name its script: its address, or a stack. */
export type Traces = readonly (string | undefined)[]

/**
 * Attributes an error to a slice by the first script address in its traces, the innermost frame of a stack. Undefined for
 * errors of the shell, of extensions and of unknown scripts.
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
	// Another version than the listed one, which an old page may run.
	if (!address.startsWith(origin + SLICES_BASE)) return undefined
	const [slice = '', version = ''] = address.slice(origin.length + SLICES_BASE.length).split('/')
	return version ? { slice, version } : undefined
}
