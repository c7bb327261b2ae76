import { route } from '../route.ts'
import { array, object, type Static, string } from '../schema.ts'

/** A slice as the shell finds it. Addresses may be relative to the site or absolute. */
export const RegistrySlice = object({
	name: string({ pattern: '^[a-z][a-z0-9-]{0,40}$' }),
	version: string({ minLength: 1, maxLength: 80 }),
	/** The folder of this build, with its closing slash: `/r/mfe-catalogue/0.1.0-1a2b3c4d/`. */
	base: string({ minLength: 1 }),
	/** Its container entry and manifest, relative to `base`. */
	entry: string({ minLength: 1 }),
	manifest: string({ minLength: 1 }),
	/** The paths that it owns: `/` alone means the home page; every other one also owns what lies beneath it. */
	owns: array(string({ pattern: '^/' })),
	/** Files to preload, relative to `base`, by owned path (its route chunk). */
	exposes: array(string()),
})
export type RegistrySlice = Static<typeof RegistrySlice>

export const Registry = object({
	/** Grows by one with each change. */
	revision: string(),
	slices: array(RegistrySlice),
})
export type Registry = Static<typeof Registry>

export const registryRoute = route('GET', '/federation.json', {
	summary: 'Which slices there are, at which version, and which paths they own',
	tag: 'site',
	answer: Registry,
})

/** The slice that owns a path: the longest owned prefix, cut at a slash. */
export function sliceOwning(registry: Registry, path: string): RegistrySlice | undefined {
	let best: { slice: RegistrySlice; length: number } | undefined
	for (const slice of registry.slices) {
		for (const prefix of slice.owns) {
			const owns = prefix === '/' ? path === '/' : path === prefix || path.startsWith(`${prefix}/`)
			if (owns && (best === undefined || prefix.length > best.length)) best = { slice, length: prefix.length }
		}
	}
	return best?.slice
}
