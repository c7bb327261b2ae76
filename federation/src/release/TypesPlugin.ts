import type { Compiler } from '@rspack/core'
import { strToU8, zipSync } from 'fflate'
import type { SliceConfig } from '../sliceConfig.ts'
import { exposedTypes } from './exposedTypes.ts'

const NAME = 'TypesPlugin'
/** The archive of types, by the name that Module Federation gives it. */
export const TYPES_ARCHIVE = '@mf-types.zip'
/** The same at each build, because the version of a slice is the hash of its files. */
const MADE_AT = new Date(1980, 0, 1)

/** Writes the types of the exposed modules beside the manifest, where hosts of other tools look for them. */
export class TypesPlugin {
	readonly #config: SliceConfig

	constructor(config: SliceConfig) {
		this.#config = config
	}

	apply(compiler: Compiler) {
		const { RawSource } = compiler.webpack.sources
		const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
		compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
			compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
				const files = Object.entries(exposedTypes(this.#config)).map(([path, text]) => [path, strToU8(text)])
				const archive = zipSync(Object.fromEntries(files), { mtime: MADE_AT })
				compilation.emitAsset(TYPES_ARCHIVE, new RawSource(Buffer.from(archive)))
			})
		})
	}
}
