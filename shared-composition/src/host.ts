/** What a page must provide so that slices can be shown in it: the shell, the workbench or a slice's own page. */
export interface CompositionHost {
	/** Loads a module of a slice, `mfe-catalogue/routes`. Rejects when it cannot be had; may also take for ever. */
	load(slice: string, module: string): Promise<unknown>
	/** Ends what a slice is still loading; once it resolves, the next `load` starts anew. */
	abandon(slice: string): Promise<void>
}

let current: CompositionHost | undefined

/** Installs the host of this page. */
export function provideHost(host: CompositionHost): void {
	current = host
}

/**
 * The host of this page.
 * @throws where none was installed
 */
export function pageHost(): CompositionHost {
	if (!current) throw new Error('this page provides no host for slices')
	return current
}
