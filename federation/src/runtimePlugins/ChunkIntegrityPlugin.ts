import { type Compiler, RuntimePlugin } from '@rspack/core'

const NAME = 'ChunkIntegrityPlugin'

/**
 * Lets the page set the `integrity` of each chunk's script element, from the hashes of the registry. A table of hashes in
 * each entry script (`SubresourceIntegrityPlugin`) would add 2.4 KB.
 */
export class ChunkIntegrityPlugin {
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
