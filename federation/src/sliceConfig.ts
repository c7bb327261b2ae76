/** What the screen of an owned path begins with, where that is not the usual. Browsers complain of what is preloaded for nothing. */
export interface OwnedPath {
	chunk: string
	/** The chunk of what lies beneath, where that is another screen: one that begins without the shell's controls. */
	beneath?: string
	/** What the chunks of its words begin with, where they are not the slice's: `legal` for `legal-pt`, `legal-en`, `legal-ja`. */
	words?: string
}

/** What a slice says of itself, in its `slice.config.ts`. */
export interface SliceConfig {
	/** The folder's and the workspace's name. */
	name: string
	/** What the chunks of its words begin with. By default its name without `mfe-`: `account` for `account-pt`. */
	words?: readonly string[]
	/**
	 * The paths that it owns, each with the chunk of its screen (the `webpackChunkName` of the route's `lazy` import), which
	 * the server then preloads with the page. `/` means the home page alone; every other path also owns what lies beneath.
	 */
	owns: Readonly<Record<string, string | OwnedPath>>
	/** An address beneath an owned path that shows its screen, where the path alone does not and the site's map lists none. */
	examples?: Readonly<Record<string, string>>
	/** The modules that it lends: `./routes` (exports `routes`, React Router's route objects) and its widgets. */
	exposes: Readonly<Record<`./${string}`, string>>
}
