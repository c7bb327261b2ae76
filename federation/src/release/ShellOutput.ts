import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compilation, Compiler } from '@rspack/core'
import { SHELL_BASE, SHELL_FILE, type ShellBuild } from 'shared-contract'
import { exportedNames, type NamesByRequest } from './sharedNames.ts'
import { contractVersion, givenModules, isShared } from './sharing.ts'

const NAME = 'ShellOutput'
/**
 * What a shell is built from. Styles are entries of their own: where a script imports one, the bundler's code that loads
 * styles is in the page's first bytes. Those of the Japanese font are fetched when a page needs them.
 */
export const SHELL_ENTRIES = {
	main: './src/main.tsx',
	fonts: 'shared-ui/fonts.css',
	'japanese-font': 'shared-ui/fonts-ja.css',
} as const

/** What a shell adds to its HTML template as it is built. */
export type CompleteTemplate = (template: string) => string

/** Writes `shell.json`, the files that a page starts with, and the completed template beside it. */
export class ShellOutput {
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
			compilation.hooks.optimizeModules.tap(NAME, () => {
				names = exportedNames(compilation, isShared)
			})
			const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
			compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
				if (compilation.errors.length > 0) return
				const description = { ...describeShell(compilation), exports: names }
				compilation.emitAsset(SHELL_FILE, new RawSource(JSON.stringify(description, null, '\t')))
				compilation.emitAsset('index.html', new RawSource(this.#template(compilation, readFileSync(template, 'utf8'))))
			})
		})
	}

	#template(compilation: Compilation, html: string): string {
		const japaneseFont = filesOf(compilation, 'japanese-font').find(isStyle) ?? ''
		return this.#complete(html).replace('{{japaneseFont}}', japaneseFont)
	}
}

function describeShell(compilation: Compilation): ShellBuild {
	return {
		version: compilation.hash ?? '',
		scripts: filesOf(compilation, 'main').filter(isScript),
		styles: filesOf(compilation, 'fonts').filter(isStyle),
		preloadElsewhere: filesOf(compilation, 'controls').filter(isScript),
		preloadFonts: [],
		given: givenModules(),
		contract: contractVersion(),
	}
}

function filesOf(compilation: Compilation, chunkGroup: string): string[] {
	return (compilation.namedChunkGroups.get(chunkGroup)?.getFiles() ?? []).map((file) => SHELL_BASE + file)
}

function isStyle(file: string): boolean {
	return file.endsWith('.css')
}

function isScript(file: string): boolean {
	return file.endsWith('.js') && !file.includes('.hot-update.')
}
