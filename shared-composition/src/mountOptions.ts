/** The options of a page. */
export interface Mount {
	/** The language: `pt`, `en` or `ja`. */
	locale: string
	/** The origin of the site: `https://niouka.example`. */
	origin: string
	/** Navigates to a path of this page without a link; by default a full page load. */
	navigate?: (path: string) => void
	/**
	 * Loads a module of a slice, as `loadRemote('mfe-community/Comments')` does, for widgets of other slices. Without it a
	 * failure panel takes their place.
	 */
	load?: (slice: string, module: string) => Promise<unknown>
}

/** The handle of a mounted page. */
export interface Mounted {
	/** Shows another language. */
	setLocale(locale: string): Promise<void>
	/** Removes the site's styles from the page. */
	unmount(): void
}
