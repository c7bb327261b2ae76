import { type Compiler, RuntimePlugin } from '@rspack/core'

const NAME = 'ChunkIntegrity'

/**
 * Lets the page that runs a slice set the hash which the script of a chunk must have, when the slice's entry makes it. The
 * hashes are the registry's: as a table in each entry (`SubresourceIntegrityPlugin`) they would be 2.4 KB more.
 */
export class ChunkIntegrity {
	readonly #slice: string

	constructor(slice: string) {
		this.#slice = slice
	}

	apply(compiler: Compiler) {
		compiler.hooks.compilation.tap(NAME, (compilation) => {
			RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
				NAME,
				(code) => `${code}\nglobalThis.__niouka__?.chunks?.protect(${JSON.stringify(this.#slice)}, script);`,
			)
		})
	}
}
