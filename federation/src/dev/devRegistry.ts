import type { Compiler } from '@rspack/core'
import { conforms, type Registry, RegistrySlice } from 'shared-contract'
import { origin } from './ports.ts'

/** Flags that are on in development, of whichever slice names them: `FLAGS=new-offers,late-night npm run dev`. */
const { FLAGS } = process.env

/** The registry of a development run: the last build of each slice that has a development server. */
export class DevRegistry {
	readonly #slices = new Map<string, RegistrySlice>()

	/** Updates a slice's entry after each build. */
	follow(compiler: Compiler): void {
		compiler.hooks.done.tap('DevRegistry', ({ compilation }) => {
			const source = compilation.getAsset('slice.json')?.source.source().toString()
			const slice: unknown = source ? JSON.parse(source) : undefined
			if (!conforms(RegistrySlice, slice)) return
			const flagsOn = FLAGS ? { flagsOn: FLAGS.split(',') } : {}
			this.#slices.set(slice.name, { ...slice, ...flagsOn, base: `${origin(slice.name)}/` })
		})
	}

	/** The response to `GET /federation.json`. */
	read(): Registry {
		return { revision: 'development', slices: [...this.#slices.values()] }
	}
}
