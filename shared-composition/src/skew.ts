import { satisfy } from '@module-federation/runtime'
import type { RegistrySlice } from 'shared-contract'

/** A slice needs another version of a shared module than this page has: it is not run. */
export class Skew extends Error {
	readonly module: string
	readonly wanted: string
	readonly given: string

	constructor(slice: RegistrySlice, module: string, wanted: string, given: string) {
		super(`${slice.name}@${slice.version} needs ${module} ${wanted}, and this page has ${given}`)
		this.module = module
		this.wanted = wanted
		this.given = given
	}
}

/**
 * Refuses a slice that was made for other versions than the page gives, before anything of it runs.
 * @throws `Skew`, which names both versions
 */
export function refuseSkew(slice: RegistrySlice, given: Readonly<Record<string, { version: string }>>): void {
	for (const [module, wanted] of Object.entries(slice.requires ?? {})) {
		const version = given[module]?.version
		if (version && !satisfy(version, wanted)) throw new Skew(slice, module, wanted, version)
	}
}
