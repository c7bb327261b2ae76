import type { Compilation, Compiler } from '@rspack/core'
import { areFlags, FLAGS_MAX, LOCALES, type RegistrySlice } from 'shared-contract'
import { MODE, packageFolder } from '../compile.ts'
import type { SliceConfig } from '../sliceConfig.ts'
import { type PlacesInCode, placesIn, placesOf, propsOfPlaces } from './placesInCode.ts'
import { type NamesByRequest, usedNames } from './sharedNames.ts'
import { builtVersions, contractVersion, requiredRanges } from './sharing.ts'
import { VERSION_PLACEHOLDER } from './version.ts'

const NAME = 'SliceJsonPlugin'

/** The used exports of shared modules, by request. `release.json` holds them for the check. */
export const USES_FILE = 'uses.json'

/** Writes `slice.json`, the registry entry of the build, and `uses.json`. */
export class SliceJsonPlugin {
	readonly #config: SliceConfig

	constructor(config: SliceConfig) {
		this.#config = config
	}

	apply(compiler: Compiler) {
		const { RawSource } = compiler.webpack.sources
		const { name, flags = {}, exposes } = this.#config
		const own = new Set<string>(Object.values(exposes))
		compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
			let uses: NamesByRequest = {}
			let places = placesIn([])
			compilation.hooks.optimizeModules.tap(NAME, () => {
				uses = usedNames(compilation, (request) => own.has(request))
				places = placesOf(compilation, packageFolder(name))
				for (const flag of places.asks) {
					if (Object.hasOwn(flags, flag)) continue
					compilation.errors.push(new Error(`hasFlag('${flag}'): slice.config.ts names no such flag`))
				}
				if (!areFlags(flags))
					compilation.errors.push(new Error(`flags: at most ${FLAGS_MAX}, of small letters, digits and hyphens`))
			})
			const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
			compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
				if (compilation.errors.length > 0) return
				const emit = (name: string, value: unknown) =>
					compilation.emitAsset(name, new RawSource(JSON.stringify(value, null, '\t')))
				emit('slice.json', this.#describe(compilation, places))
				emit(USES_FILE, uses)
			})
		})
	}

	#describe(compilation: Compilation, { offers, shows }: PlacesInCode): RegistrySlice {
		const { name, title, owns, fills, flags, pages, exposes, words = [name.replace(/^mfe-/, '')] } = this.#config
		const entry = scriptsOf(compilation, name)[0]
		const keys = screenKeysOf(owns)
		if (!entry) throw new Error(`${name}: the build has no entry script`)
		const version = MODE === 'development' ? 'development' : VERSION_PLACEHOLDER
		return {
			name,
			...(title && { title }),
			version,
			base: `/r/${name}/${version}/`,
			entry,
			manifest: 'mf-manifest.json',
			owns: Object.keys(owns),
			...(fills && { fills }),
			...(pages && { pages }),
			...(flags && { flags }),
			offers,
			// Its own modules need no other slice.
			shows: shows.filter((module) => !module.startsWith(`${name}/`)),
			gives: propsOfPlaces([...offers, ...shows]),
			exposes: Object.fromEntries(
				Object.keys(exposes).map((key) => [key.slice(2), scriptsOf(compilation, key.slice(2))]),
			),
			plain: Object.entries(owns).flatMap(([path, owned]) => (typeof owned === 'object' && owned.plain ? [path] : [])),
			screens: Object.fromEntries(keys.map(({ path, chunk }) => [path, scriptsOf(compilation, chunk)])),
			words: { ...wordsOf(compilation, words), ...screenWords(compilation, keys) },
			requires: requiredRanges(),
			built: builtVersions(),
			contract: contractVersion(),
		}
	}
}

/** A key of the registry's table of screens: an owned path, with a trailing slash for the paths below it. */
interface ScreenKey {
	path: string
	chunk: string
	words?: string | readonly string[] | undefined
}

function screenKeysOf(owns: SliceConfig['owns']): ScreenKey[] {
	return Object.entries(owns).flatMap(([path, owned]): ScreenKey[] => {
		if (typeof owned === 'string') return [{ path, chunk: owned }]
		const { chunk, words, beneath } = owned
		return [{ path, chunk, words }, ...(beneath ? [{ path: `${path}/`, chunk: beneath }] : [])]
	})
}

function scriptsOf(compilation: Compilation, chunkGroup: string): string[] {
	const files = compilation.namedChunkGroups.get(chunkGroup)?.getFiles() ?? []
	return files.filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'))
}

function screenWords(compilation: Compilation, keys: readonly ScreenKey[]): Record<string, string[]> {
	return Object.assign({}, ...keys.map(({ path, words }) => words && wordsOf(compilation, [words].flat(), ` ${path}`)))
}

/** The translation scripts by locale. The chunks carry the slice's name (`catalogue-pt`), so that several slices can be built together. */
function wordsOf(compilation: Compilation, chunks: readonly string[], suffix = ''): Record<string, string[]> {
	return Object.fromEntries(
		LOCALES.map((locale) => [locale + suffix, chunks.flatMap((each) => scriptsOf(compilation, `${each}-${locale}`))]),
	)
}
