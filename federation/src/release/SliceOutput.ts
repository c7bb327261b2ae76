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
		const places = placesOf(owns)
		if (!entry) throw new Error(`${name}: the build has no entry`)
		const version = MODE === 'development' ? 'development' : VERSION_MARK
		return {
			name,
			version,
			base: `/r/${name}/${version}/`,
			entry,
			manifest: 'mf-manifest.json',
			owns: Object.keys(owns),
			exposes: Object.fromEntries(
				Object.keys(exposes).map((key) => [key.slice(2), scriptsOf(compilation, key.slice(2))]),
			),
			screens: Object.fromEntries(places.map(({ place, chunk }) => [place, scriptsOf(compilation, chunk)])),
			words: { ...wordsOf(compilation, name.replace(/^mfe-/, '')), ...ownWords(compilation, places) },
			requires: requiredRanges(),
			built: builtVersions(),
			contract: contractVersion(),
		}
	}
}

/** A place of the site, as the registry's table of screens names it. */
interface Place {
	place: string
	chunk: string
	words?: string | undefined
}

function placesOf(owns: SliceConfig['owns']): Place[] {
	return Object.entries(owns).flatMap(([place, owned]): Place[] => {
		if (typeof owned === 'string') return [{ place, chunk: owned }]
		const { chunk, words, beneath } = owned
		return [{ place, chunk, words }, ...(beneath ? [{ place: `${place}/`, chunk: beneath }] : [])]
	})
}

function scriptsOf(compilation: Compilation, chunkGroup: string): string[] {
	const files = compilation.namedChunkGroups.get(chunkGroup)?.getFiles() ?? []
	return files.filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'))
}

function ownWords(compilation: Compilation, places: readonly Place[]): Record<string, string[]> {
	return Object.assign({}, ...places.map(({ place, words }) => words && wordsOf(compilation, words, ` ${place}`)))
}

/** The words of a slice are in chunks named by it (`catalogue-pt`): built together with others, each keeps its own. */
function wordsOf(compilation: Compilation, chunks: string, where = ''): Record<string, string[]> {
	return Object.fromEntries(LOCALES.map((locale) => [locale + where, scriptsOf(compilation, `${chunks}-${locale}`)]))
}
