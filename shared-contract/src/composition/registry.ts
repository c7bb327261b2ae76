import type { Locale } from '../locale.ts'
import { route } from '../route.ts'
import { array, object, optional, record, type Static, string } from '../schema.ts'

/** Files to fetch with an owned path or an exposed module, relative to the slice's `base`. */
const FilesByName = record(string(), array(string()))

/**
 * A build of a slice as the shell finds it: also the `slice.json` that each build writes beside its files, where
 * `base` is `/r/<name>/<version>/`. Addresses may be relative to the site or absolute.
 */
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
	/** What each exposed module (`routes`, `TitleCard`) needs beside the entry. */
	exposes: FilesByName,
	/** What the screen behind each owned path needs beside the entry and `routes`. */
	screens: optional(FilesByName),
	/** Its words, by locale. */
	words: optional(FilesByName),
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

/** Where builds of slices are served: `/r/<name>/<version>/<file>`. */
export const SLICES_BASE = '/r/'

/** The path prefix that wins for a path, and its slice: the longest owned one, cut at a slash. */
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

/** The addresses of the scripts that a path needs from its slice in a language, the entry first: for preload links. */
export function scriptsFor(registry: Registry, path: string, locale: Locale): string[] {
	const owner = ownership(registry, path)
	if (!owner) return []
	const { slice, prefix } = owner
	const { entry, exposes, screens, words } = slice
	const files = [entry, ...(exposes.routes ?? []), ...(screens?.[prefix] ?? []), ...(words?.[locale] ?? [])]
	return [...new Set(files)].map((file) => slice.base + file)
}
