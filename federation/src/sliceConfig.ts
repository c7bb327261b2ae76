/** What a slice says of itself, in its `slice.config.ts`. */
export interface SliceConfig {
	/** The folder's and the workspace's name. */
	name: string
	/**
	 * The paths that it owns, each with the chunk of its screen (the `webpackChunkName` of the route's `lazy` import), which
	 * the server then preloads with the page. `/` means the home page alone; every other path also owns what lies beneath.
	 */
	owns: Readonly<Record<string, string>>
	/** An address beneath an owned path that shows its screen, where the path alone does not and the site's map lists none. */
	examples?: Readonly<Record<string, string>>
	/** The modules that it lends: `./routes` (exports `routes`, React Router's route objects) and its widgets. */
	exposes: Readonly<Record<`./${string}`, string>>
}
