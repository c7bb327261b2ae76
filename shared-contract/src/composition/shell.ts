import { array, boolean, object, optional, record, type Static, string, unknown } from '../schema.ts'

/** The path of the shell's build. Each file name holds its content hash. */
export const SHELL_BASE = '/s/'

/** The name of the shell's description in its build folder and at its address. */
export const SHELL_FILE = 'shell.json'

/** A shared module that the host provides, by the request that slices import. */
export const SharedModule = object({
	request: string(),
	version: string(),
	/** The version range that the host itself requires. */
	requiredVersion: string(),
	/** True if another version is refused; otherwise a slice uses its own copy or the provided one. */
	strict: boolean(),
})
export type SharedModule = Static<typeof SharedModule>

/** `shell/dist/shell.json`: the files that the page starts with, as addresses. */
export const ShellBuild = object({
	version: string({ minLength: 1 }),
	/** Classic scripts, `defer`, in this order. */
	scripts: array(string()),
	/** Scripts that most pages except the home page need. */
	preloadElsewhere: optional(array(string())),
	/** The shared modules that it provides, and the version of `shared-contract` of its build, for the release check. */
	provides: optional(array(SharedModule)),
	contract: optional(string({ maxLength: 80 })),
	/** The export names of those modules, by request; unknown for modules without an entry. */
	exports: optional(record(array(string()))),
	/** The slots that its frame offers, and the modules of slices that it shows by their name (`slice/Module`). */
	offers: optional(array(string())),
	shows: optional(array(string())),
	/** The schema of the props of each of these, as its build knew it. */
	gives: optional(record(unknown())),
})
export type ShellBuild = Static<typeof ShellBuild>
