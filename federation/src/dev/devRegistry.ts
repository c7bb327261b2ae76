import type { Compiler } from '@rspack/core'
import { conforms, type Registry, RegistrySlice } from 'shared-contract'
import { origin } from './ports.ts'

/** The flags that are on in development, of whichever slice names them: `FLAGS=new-offers,late-night npm run dev`. */
export function developedFlags(): Pick<RegistrySlice, 'flagsOn'> {
	const { FLAGS } = process.env
	return FLAGS ? { flagsOn: FLAGS.split(',') } : {}
}

/** The registry of a development run: the last build of each slice that has a development server. */
export class DevRegistry {
	readonly #slices = new Map<string, RegistrySlice>()

	/** Updates a slice's entry after each build. */
	follow(compiler: Compiler): void {
		compiler.hooks.done.tap('DevRegistry', ({ compilation }) => {
			const source = compilation.getAsset('slice.json')?.source.source().toString()
			const slice: unknown = source ? JSON.parse(source) : undefined
			if (!conforms(RegistrySlice, slice)) return
			this.#slices.set(slice.name, { ...slice, ...developedFlags(), base: `${origin(slice.name)}/` })
		})
	}

	/** The response to `GET /federation.json`. */
	read(): Registry {
		return { revision: 'development', slices: [...this.#slices.values()] }
	}
}
