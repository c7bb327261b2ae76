import { satisfy } from '@module-federation/runtime'
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

/**
 * Refuses a slice that requires other versions than the page provides, before its code runs.
 * @throws `Skew`, which names both versions
 */
export function checkVersionSkew(slice: RegistrySlice, provided: Readonly<Record<string, { version: string }>>): void {
	for (const [module, wanted] of Object.entries(slice.requires ?? {})) {
		const version = provided[module]?.version
		if (version && !satisfy(version, wanted)) throw new VersionSkewError(slice, module, wanted, version)
	}
}
