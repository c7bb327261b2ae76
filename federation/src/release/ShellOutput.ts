import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compilation, Compiler } from '@rspack/core'
import { SHELL_BASE, type ShellBuild } from 'shared-contract'

const NAME = 'ShellOutput'

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
			const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
			compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
				if (compilation.errors.length > 0) return
				compilation.emitAsset('shell.json', new RawSource(JSON.stringify(describe(compilation), null, '\t')))
				compilation.emitAsset('index.html', new RawSource(this.#complete(readFileSync(template, 'utf8'))))
			})
		})
	}
}

function describe(compilation: Compilation): ShellBuild {
	const main = filesOf(compilation, 'main')
	return {
		version: compilation.hash ?? '',
		scripts: main.filter(isScript),
		styles: main.filter((file) => file.endsWith('.css')),
		preloadScripts: filesOf(compilation, 'federation').filter((file) => isScript(file) && !main.includes(file)),
		preloadElsewhere: filesOf(compilation, 'controls').filter(isScript),
		preloadFonts: [],
	}
}

function filesOf(compilation: Compilation, chunkGroup: string): string[] {
	return (compilation.namedChunkGroups.get(chunkGroup)?.getFiles() ?? []).map((file) => SHELL_BASE + file)
}

function isScript(file: string): boolean {
	return file.endsWith('.js') && !file.includes('.hot-update.')
}
