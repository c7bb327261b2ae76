import type { Override, OverrideRule, RegistrySlice } from 'shared-contract'
import { DEVELOPMENT_ENTRY } from 'shared-contract'
import type { RegistryCache } from '../registryCache.ts'

/** The version in the registry of a slice that a developer's machine serves. */
export const LOCAL_VERSION = 'local'

/** Whether the settings allow an override. */
export function isAllowed(override: Override, rule: OverrideRule): boolean {
	if (rule === 'off') return false
	return 'version' in override || rule === 'local'
}

/** The origins of local overrides. */
export function localOrigins(overrides: readonly Override[]): string[] {
	return [...new Set(overrides.flatMap((override) => ('origin' in override ? [override.origin] : [])))]
}

/**
 * The registry entry of an override; undefined when there is no such version or slice.
 * @param current the current entry of the slice
 */
export async function overrideEntry(
	override: Override,
	current: RegistrySlice | undefined,
	cache: RegistryCache,
): Promise<RegistrySlice | undefined> {
	if ('version' in override) {
		const entry = await cache.version(override.slice, override.version)
		return entry && { ...entry, override: true }
	}
	const { title, flags, manifest = 'mf-manifest.json', owns = override.owns, exposes = { routes: [] } } = current ?? {}
	if (!owns) return undefined
	return {
		name: override.slice,
		...(title && { title }),
		...(flags && { flags }),
		version: LOCAL_VERSION,
		base: `${override.origin}/`,
		entry: override.entry ?? DEVELOPMENT_ENTRY,
		manifest,
		owns,
		// The files of a development build are unknown here, so none are preloaded.
		exposes: Object.fromEntries(Object.keys(exposes).map((module) => [module, []])),
		override: true,
	}
}
