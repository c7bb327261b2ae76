import { route } from '../route.ts'
import { array, boolean, object, optional, record, type Static, string } from '../schema.ts'

/** Files to fetch with an owned path or an exposed module, relative to the slice's `base`. */
const FilesByName = record(array(string()))
const TextByName = record(string())
const Text = string({ minLength: 1 })
const Version = string({ minLength: 1, maxLength: 80 })

/**
 * A build of a slice as the shell finds it: also the `slice.json` that each build writes beside its files, where
 * `base` is `/r/<name>/<version>/`. Addresses may be relative to the site or absolute.
 */
export const RegistrySlice = object({
	name: string({ pattern: '^[a-z][a-z0-9-]{0,40}$' }),
	version: Version,
	/** The folder of this build, with its closing slash: `/r/mfe-catalogue/0.1.0-1a2b3c4d/`. */
	base: Text,
	/** Its container entry and manifest, relative to `base`. */
	entry: Text,
	manifest: Text,
	/** The paths that it owns: `/` alone means the home page; every other one also owns what lies beneath it. */
	owns: array(string({ pattern: '^/' })),
	/** What each exposed module (`routes`, `TitleCard`) needs beside the entry. */
	exposes: FilesByName,
	/**
	 * What the screen behind each owned path needs beside the entry and `routes`; with a slash at its end (`/news/`), what
	 * another screen needs that lies beneath it, which begins without the shell's controls.
	 */
	screens: optional(FilesByName),
	/** Its words, by locale; by locale and place (`pt /terms`) where the screens there have others. */
	words: optional(FilesByName),
	/**
	 * `sha384-…` of files that a page fetches directly, by their place in `base`. What is listed is fetched with it, and
	 * `crossorigin`, by whoever fetches it: a preload that differs in either is fetched twice.
	 */
	integrity: optional(TextByName),
	/** The ranges of the shared modules that it runs with, and the versions that it was built with, by request. */
	requires: optional(TextByName),
	built: optional(TextByName),
	/** The version of `shared-contract` that it was built against. */
	contract: optional(string({ maxLength: 80 })),
	/** Somebody pointed this browser at it, and nobody else's. */
	override: optional(boolean()),
	/** What a page falls back to where this version's entry fails. */
	previous: optional(
		object({
			version: Version,
			base: Text,
			entry: Text,
			integrity: optional(TextByName),
			requires: optional(TextByName),
		}),
	),
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

/**
 * Beside the files of each build: `sha384-…` of every script of it, by name. A page is given the hashes of what it starts
 * with and of this file, which it fetches for all others.
 */
export const INTEGRITY_FILE = 'integrity.json'

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
