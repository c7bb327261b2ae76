import { route } from '../route.ts'
import { array, boolean, object, optional, record, type Static, string } from '../schema.ts'
import { REGISTRY_PATH } from './registryPath.ts'
import { SlotFill } from './slotFill.ts'

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
	/** Its name for readers, by language, which failure panels say. Without one they say `name`. */
	title: optional(TextByName),
	/** The folder of this build, with a trailing slash: `/r/mfe-catalogue/0.1.0-1a2b3c4d/`. */
	base: Text,
	/** Its container entry and manifest, relative to `base`. */
	entry: Text,
	manifest: Text,
	/** The paths that it owns: `/` is the home page alone; every other path includes its subpaths. */
	owns: array(string({ pattern: '^/' })),
	/** What it puts into the slots and menus of pages, by their names. Pages ignore a name that they do not know. */
	fills: optional(record(array(SlotFill))),
	/**
	 * The owned paths that search engines may list, each with the title and description of its head by language. Pages do not get
	 * them: the server alone reads them.
	 */
	pages: optional(record(record(object({ title: Text, description: Text })))),
	/** Its feature flags, each with its name for admins by language. Pages do not get them. */
	flags: optional(record(object({ title: TextByName }))),
	/** The flags that are on for who asks, if any. The server adds them; a build has none. */
	flagsOn: optional(array(Text)),
	/**
	 * The slots that its pages offer, and the modules of other slices that they show by their name (`slice/Module`), as its build
	 * found them in the code. Pages do not get them.
	 */
	offers: optional(array(Text)),
	shows: optional(array(Text)),
	/** The files of each exposed module (`routes`, `TitleCard`) beside the entry. */
	exposes: FilesByName,
	/**
	 * The files of the screen of each owned path beside the entry and `routes`. A key with a trailing slash (`/news/`) holds
	 * those of a screen on a subpath that starts without the shell's controls.
	 */
	screens: optional(FilesByName),
	/** The owned paths whose screens start without the shell's controls. */
	plain: optional(array(string({ pattern: '^/' }))),
	/**
	 * The files of its translations, by locale; by locale and path (`pt /terms`) for screens with translations of their own. The
	 * field keeps its first name, because released slices and shells have it.
	 */
	words: optional(FilesByName),
	/**
	 * `sha384-…` of files that a page fetches directly, by their path in `base`. Each preload and script element of a listed
	 * file has this hash and `crossorigin`: if they differ, the browser fetches the file twice.
	 */
	integrity: optional(TextByName),
	/** The version ranges of shared modules that it requires, and the versions of its build, by request. */
	requires: optional(TextByName),
	built: optional(TextByName),
	/** The version of `shared-contract` that it was built against. */
	contract: optional(string({ maxLength: 80 })),
	/** True if it is an override for this browser alone. */
	override: optional(boolean()),
	/** The version that a page falls back to if this version's entry fails. */
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
	/** Incremented with each change. */
	revision: string(),
	slices: array(RegistrySlice),
})
export type Registry = Static<typeof Registry>

export const registryRoute = route('GET', REGISTRY_PATH, {
	summary: 'Which slices there are, at which version, and which paths they own',
	tag: 'site',
	answer: Registry,
})
