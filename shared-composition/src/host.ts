/** What a page must provide so that slices can be shown in it: the shell, the workbench or a slice's own page. */
export interface CompositionHost {
	/** Loads a module of a slice, `mfe-catalogue/routes`. Rejects when it cannot be had; may also take for ever. */
	load(slice: string, module: string): Promise<unknown>
	/** Ends what a slice is still loading; once it resolves, the next `load` starts anew. */
	abandon(slice: string): Promise<void>
}

let current: Promise<CompositionHost> | undefined

/** Installs the host of this page. It may still be on its way: loads wait for it. */
export function provideHost(host: CompositionHost | Promise<CompositionHost>): void {
	current = Promise.resolve(host)
}

/** The host of this page. */
export function pageHost(): Promise<CompositionHost> {
	return current ?? Promise.reject(new Error('this page provides no host for slices'))
}
