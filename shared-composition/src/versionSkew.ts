import type { RegistrySlice } from 'shared-contract'

/** Version skew: a slice requires another version of a shared module than this page provides. */
export class VersionSkewError extends Error {
	readonly module: string
	readonly wanted: string
	readonly provided: string

	constructor(slice: RegistrySlice, module: string, wanted: string, provided: string) {
		super(`${slice.name}@${slice.version} needs ${module} ${wanted}, and this page has ${provided}`)
		this.module = module
		this.wanted = wanted
		this.provided = provided
	}
}
