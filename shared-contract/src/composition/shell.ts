import { array, object, optional, type Static, string } from '../schema.ts'

/** Where the files of the shell's build are served, each under a name with the hash of its content. */
export const SHELL_BASE = '/s/'

/** `shell/dist/shell.json`: the files that the page starts with, as addresses. */
export const ShellBuild = object({
	version: string({ minLength: 1 }),
	/** Classic scripts, `defer`, in this order. */
	scripts: array(string()),
	styles: array(string()),
	/** Scripts that the first ones ask for at once. */
	preloadScripts: array(string()),
	/** Scripts that most pages but the home page will ask for. */
	preloadElsewhere: optional(array(string())),
	preloadFonts: array(string()),
})
export type ShellBuild = Static<typeof ShellBuild>
