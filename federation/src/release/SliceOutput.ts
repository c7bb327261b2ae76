import type { Compilation, Compiler } from '@rspack/core'
import { LOCALES, type RegistrySlice } from 'shared-contract'
import { MODE } from '../compile.ts'
import type { SliceConfig } from '../sliceConfig.ts'
import { builtVersions, contractVersion, requiredRanges } from './sharing.ts'
import { VERSION_MARK } from './version.ts'

const NAME = 'SliceOutput'

/** Writes `slice.json`: the build as the registry lists it. */
export class SliceOutput {
	readonly #config: SliceConfig

	constructor(config: SliceConfig) {
		this.#config = config
	}

	apply(compiler: Compiler) {
		const { RawSource } = compiler.webpack.sources
		compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
			const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
			compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
				if (compilation.errors.length > 0) return
				compilation.emitAsset('slice.json', new RawSource(JSON.stringify(this.#describe(compilation), null, '\t')))
			})
		})
	}

	#describe(compilation: Compilation): RegistrySlice {
		const { name, owns, exposes } = this.#config
		const entry = scriptsOf(compilation, name)[0]
		if (!entry) throw new Error(`${name}: the build has no entry`)
		const version = MODE === 'development' ? 'development' : VERSION_MARK
		return {
			name,
			version,
			base: `/r/${name}/${version}/`,
			entry,
			manifest: 'mf-manifest.json',
			owns: Object.keys(owns),
			exposes: mapValues(
				exposes,
				(key) => key.slice(2),
				(key) => scriptsOf(compilation, key.slice(2)),
			),
			screens: mapValues(
				owns,
				(path) => path,
				(path) => scriptsOf(compilation, owns[path] ?? ''),
			),
			words: Object.fromEntries(LOCALES.map((locale) => [locale, scriptsOf(compilation, `words-${locale}`)])),
			requires: requiredRanges(),
			built: builtVersions(),
			contract: contractVersion(),
		}
	}
}

function scriptsOf(compilation: Compilation, chunkGroup: string): string[] {
	const files = compilation.namedChunkGroups.get(chunkGroup)?.getFiles() ?? []
	return files.filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'))
}

function mapValues<Value>(
	table: Readonly<Record<string, unknown>>,
	name: (key: string) => string,
	value: (key: string) => Value,
): Record<string, Value> {
	return Object.fromEntries(Object.keys(table).map((key) => [name(key), value(key)]))
}
