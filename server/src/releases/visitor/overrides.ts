import type { Override, OverrideRule, RegistrySlice } from 'shared-contract'
import { DEVELOPMENT_ENTRY } from 'shared-contract'
import type { RegistryMemory } from '../registryMemory.ts'

/** What the registry calls a slice that somebody's own machine serves. */
export const LOCAL_VERSION = 'local'

/** Whether the site's settings let a browser be pointed there. */
export function isAllowed(override: Override, rule: OverrideRule): boolean {
	if (rule === 'off') return false
	return 'version' in override || rule === 'local'
}

/** The machines' own origins that a browser was pointed at. */
export function localOrigins(overrides: readonly Override[]): string[] {
	return [...new Set(overrides.flatMap((override) => ('origin' in override ? [override.origin] : [])))]
}

/**
 * The entry of the registry that an override stands for; nothing where its version is not there, or no slice of that name.
 * @param current what everybody is given of the slice
 */
export async function overridden(
	override: Override,
	current: RegistrySlice | undefined,
	memory: RegistryMemory,
): Promise<RegistrySlice | undefined> {
	if ('version' in override) {
		const entry = await memory.version(override.slice, override.version)
		return entry && { ...entry, override: true }
	}
	if (!current) return undefined
	const { name, manifest, owns, exposes } = current
	return {
		name,
		version: LOCAL_VERSION,
		base: `${override.origin}/`,
		entry: override.entry ?? DEVELOPMENT_ENTRY,
		manifest,
		owns,
		// Which files a developer's build has, only that build knows: they are fetched when they are needed.
		exposes: Object.fromEntries(Object.keys(exposes).map((module) => [module, []])),
		override: true,
	}
}
