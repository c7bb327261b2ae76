/** The interface of a page that shows slices: the shell, the workbench or a slice's own page. */
export interface CompositionHost {
	/** Loads a module of a slice, `mfe-catalogue/routes`. Rejects on failure; may also hang. */
	load(slice: string, module: string): Promise<unknown>
	/** Aborts the pending loads of a slice; once it resolves, the next `load` starts from scratch. */
	abandon(slice: string): Promise<void>
}

let current: CompositionHost | undefined

/** Installs the host of this page. */
export function provideHost(host: CompositionHost): void {
	current = host
}

/**
 * The host of this page.
 * @throws if none was installed
 */
export function pageHost(): CompositionHost {
	if (!current) throw new Error('this page provides no host for slices')
	return current
}
