import { INTEGRITY_FILE, type RegistrySlice } from 'shared-contract'

/** Adds the previous version to an entry, as the fallback of a page when the entry fails to load. Only the fields to load it. */
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
