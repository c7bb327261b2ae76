import type { Compiler } from '@rspack/core'
import { conforms, type Registry, RegistrySlice } from 'shared-contract'
import { origin } from './ports.ts'

/** The registry of a development run: the slices that are being served, as their dev servers last built them. */
export class DevRegistry {
	readonly #slices = new Map<string, RegistrySlice>()

	/** Keeps a slice's entry up to date with its builds. */
	follow(compiler: Compiler): void {
		compiler.hooks.done.tap('DevRegistry', ({ compilation }) => {
			const source = compilation.getAsset('slice.json')?.source.source().toString()
			const slice: unknown = source ? JSON.parse(source) : undefined
			if (conforms(RegistrySlice, slice)) this.#slices.set(slice.name, { ...slice, base: `${origin(slice.name)}/` })
		})
	}

	/** As `GET /federation.json` answers it. */
	read(): Registry {
		return { revision: 'development', slices: [...this.#slices.values()] }
	}
}
