import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compilation, Compiler } from '@rspack/core'
import { SHELL_BASE, SHELL_FILE, type ShellBuild } from 'shared-contract'
import { placesIn, placesOf, propsOfPlaces } from './placesInCode.ts'
import type { NamesByRequest } from './sharedNames.ts'
import { contractVersion, providedExports, providedModules } from './sharing.ts'

const NAME = 'ShellJsonPlugin'
/**
 * The entries of a shell's build. Styles are separate entries: a script that imports a style adds the bundler's style
 * loader to the first bytes of the page. The template contains `fonts`; a page fetches the styles of the Japanese font on demand.
 */
export const SHELL_ENTRIES = {
	main: './src/main.ts',
	fonts: 'shared-ui/fonts.css',
	'japanese-font': 'shared-ui/fonts-ja.css',
} as const

/** A service worker and its withdrawn form, with fixed names, since browsers ask for a worker by its address. */
export const WORKER_ENTRIES = {
	'service-worker': worker('main'),
	'withdrawn-worker': worker('withdrawn'),
} as const

function worker(name: string) {
	return { import: `./src/worker/${name}.ts`, filename: '[name].js', chunkLoading: false } as const
}

/** Completes the HTML template of a shell at build time. */
export type CompleteTemplate = (template: string) => string

/** Writes `shell.json`, the first files of a page, and the completed template. */
export class ShellJsonPlugin {
	readonly #folder: string
	readonly #complete: CompleteTemplate

	constructor(folder: string, complete: CompleteTemplate) {
		this.#folder = folder
		this.#complete = complete
	}

	apply(compiler: Compiler) {
		const { RawSource } = compiler.webpack.sources
		const template = join(this.#folder, 'index.html')
		compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
			compilation.fileDependencies.add(template)
			let names: NamesByRequest = {}
			let { offers, shows } = placesIn([])
			compilation.hooks.optimizeModules.tap(NAME, () => {
				names = providedExports(compilation)
				;({ offers, shows } = placesOf(compilation, this.#folder))
			})
			const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
			compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
				if (compilation.errors.length > 0) return
				const description = {
					...describeShell(compilation),
					exports: names,
					offers,
					shows,
					gives: propsOfPlaces([...offers, ...shows]),
				}
				compilation.emitAsset(SHELL_FILE, new RawSource(JSON.stringify(description, null, '\t')))
				compilation.emitAsset('index.html', new RawSource(this.#template(compilation, readFileSync(template, 'utf8'))))
			})
		})
	}

	#template(compilation: Compilation, html: string): string {
		const japaneseFont = filesOf(compilation, 'japanese-font').find(isStyle) ?? ''
		const fonts = `<style>${stylesOf(compilation, 'fonts')}</style></head>`
		return this.#complete(html)
			.replace('{{japaneseFont}}', japaneseFont)
			.replace('</head>', () => fonts)
	}
}

function describeShell(compilation: Compilation): ShellBuild {
	return {
		version: compilation.hash ?? '',
		scripts: filesOf(compilation, 'main').filter(isScript),
		preloadElsewhere: filesOf(compilation, 'controls').filter(isScript),
		provides: providedModules(),
		contract: contractVersion(),
	}
}

function filesOf(compilation: Compilation, chunkGroup: string): string[] {
	return (compilation.namedChunkGroups.get(chunkGroup)?.getFiles() ?? []).map((file) => SHELL_BASE + file)
}

/** The styles of an entry, which stand in the page: 0.5 KB are not worth a request that the first paint waits for. */
function stylesOf(compilation: Compilation, chunkGroup: string): string {
	const files = (compilation.namedChunkGroups.get(chunkGroup)?.getFiles() ?? []).filter(isStyle)
	return files.map((file) => compilation.getAsset(file)?.source.source().toString() ?? '').join('')
}

function isStyle(file: string): boolean {
	return file.endsWith('.css')
}

function isScript(file: string): boolean {
	return file.endsWith('.js') && !file.includes('.hot-update.')
}
