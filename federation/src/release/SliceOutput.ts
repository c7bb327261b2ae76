import type { Compilation, Compiler } from '@rspack/core'
import { LOCALES, type RegistrySlice } from 'shared-contract'
import { MODE } from '../compile.ts'
import type { SliceConfig } from '../sliceConfig.ts'
import { type NamesByRequest, usedNames } from './sharedNames.ts'
import { builtVersions, contractVersion, requiredRanges } from './sharing.ts'
import { VERSION_MARK } from './version.ts'

const NAME = 'SliceOutput'

/** The names of shared modules that a build uses, by request: what `release.json` tells the check of them. */
export const USES_FILE = 'uses.json'

/** Writes `slice.json`, the build as the registry lists it, and `uses.json`. */
export class SliceOutput {
	readonly #config: SliceConfig

	constructor(config: SliceConfig) {
		this.#config = config
	}

	apply(compiler: Compiler) {
		const { RawSource } = compiler.webpack.sources
		const own = new Set<string>(Object.values(this.#config.exposes))
		compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
			let uses: NamesByRequest = {}
			compilation.hooks.optimizeModules.tap(NAME, () => {
				uses = usedNames(compilation, (request) => own.has(request))
			})
			const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
			compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
				if (compilation.errors.length > 0) return
				const emit = (name: string, value: unknown) =>
					compilation.emitAsset(name, new RawSource(JSON.stringify(value, null, '\t')))
				emit('slice.json', this.#describe(compilation))
				emit(USES_FILE, uses)
			})
		})
	}

	#describe(compilation: Compilation): RegistrySlice {
		const { name, owns, exposes, words = [name.replace(/^mfe-/, '')] } = this.#config
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
			words: { ...wordsOf(compilation, words), ...ownWords(compilation, places) },
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
	return Object.assign({}, ...places.map(({ place, words }) => words && wordsOf(compilation, [words], ` ${place}`)))
}

/** The words of a slice are in chunks named by it (`catalogue-pt`): built together with others, each keeps its own. */
function wordsOf(compilation: Compilation, chunks: readonly string[], where = ''): Record<string, string[]> {
	return Object.fromEntries(
		LOCALES.map((locale) => [locale + where, chunks.flatMap((each) => scriptsOf(compilation, `${each}-${locale}`))]),
	)
}
