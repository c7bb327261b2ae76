import { INTEGRITY_FILE, type RegistrySlice } from 'shared-contract'

/** A version with what a page falls back to where its entry fails: of that, no more than it takes to start it. */
export function withPrevious(slice: RegistrySlice, previous: RegistrySlice | null | undefined): RegistrySlice {
	if (!previous) return slice
	const { version, base, entry, integrity, requires } = previous
	return {
		...slice,
		previous: {
			version,
			base,
			entry,
			...(integrity ? { integrity: pick(integrity, [entry, INTEGRITY_FILE]) } : {}),
			...(requires ? { requires } : {}),
		},
	}
}

function pick(hashes: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
	return Object.fromEntries(Object.entries(hashes).filter(([name]) => names.includes(name)))
}
