import { array, boolean, object, optional, record, type Static, string } from '../schema.ts'

/** Where the files of the shell's build are served, each under a name with the hash of its content. */
export const SHELL_BASE = '/s/'

/** Of this name in the folder of the shell's build, and so at its address. */
export const SHELL_FILE = 'shell.json'

/** A module that the page gives to slices, under the request by which their code asks for it. */
export const SharedModule = object({
	request: string(),
	version: string(),
	/** The versions that the page itself would run with. */
	requiredVersion: string(),
	/** Another version is refused; otherwise a slice brings its own copy or takes what is there. */
	strict: boolean(),
})
export type SharedModule = Static<typeof SharedModule>

/** `shell/dist/shell.json`: the files that the page starts with, as addresses. */
export const ShellBuild = object({
	version: string({ minLength: 1 }),
	/** Classic scripts, `defer`, in this order. */
	scripts: array(string()),
	styles: array(string()),
	/** Scripts that most pages but the home page will ask for. */
	preloadElsewhere: optional(array(string())),
	preloadFonts: array(string()),
	/** `sha384-…` by address, of files that whoever asks for them asks for with it and `crossorigin`. */
	integrity: optional(record(string())),
	/** What it gives to slices, and the version of `shared-contract` that it was built against: for the check of a release. */
	given: optional(array(SharedModule)),
	contract: optional(string({ maxLength: 80 })),
	/** The names that each of those modules exports, by request; of those that are not listed nobody knows. */
	exports: optional(record(array(string()))),
})
export type ShellBuild = Static<typeof ShellBuild>
