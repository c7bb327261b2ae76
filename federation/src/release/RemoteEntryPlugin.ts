import { type Compiler, rspack } from '@rspack/core'
import { compile, packageFolder, resolveFile } from '../compile.ts'

const NAME = 'RemoteEntryPlugin'
const ENTRY = /^entry(\.[0-9a-f]{8})?\.js$/

/** The entry script in a slice's manifest, for hosts that provide no runtime. */
export const REMOTE_ENTRY = 'remoteEntry.js'

let script: Promise<string> | undefined

/**
 * Writes a second entry script for hosts with Module Federation's default runtime: a script that puts `runtime-core` on
 * the page unless it is there, followed by the slice's entry script.
 */
export class RemoteEntryPlugin {
	apply(compiler: Compiler) {
		const { Compilation, sources } = compiler.webpack
		compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
			// The entry script is final at this stage.
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
			compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
				const entry = compilation.getAssets().find(({ name }) => ENTRY.test(name))
				if (compilation.errors.length > 0 || !entry) return
				script ??= runtimeScript()
				const text = `${await script}\n${entry.source.source()}`
				if (compilation.getAsset(REMOTE_ENTRY)) compilation.updateAsset(REMOTE_ENTRY, new sources.RawSource(text))
				else compilation.emitAsset(REMOTE_ENTRY, new sources.RawSource(text))
			})
		})
	}
}

/** Compiles the script that puts the runtime on a page. It is the same for all slices. */
async function runtimeScript(): Promise<string> {
	let text = ''
	const base = compile({ folder: packageFolder('federation'), uniqueName: 'runtime' })
	const compiler = rspack({
		...base,
		devtool: false,
		entry: { runtime: resolveFile('federation/runtimePlugins/pageRuntime') },
		output: { ...base.output, filename: '[name].js', clean: false },
		lazyCompilation: false,
		plugins: [
			{
				apply({ hooks, webpack }: Compiler) {
					// Only the text of the script is needed.
					hooks.shouldEmit.tap(NAME, () => false)
					hooks.thisCompilation.tap(NAME, (compilation) => {
						const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
						compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
							text = String(assets['runtime.js']?.source())
						})
					})
				},
			},
		],
	})
	const stats = await new Promise<string | undefined>((resolve, reject) =>
		compiler.run((error, done) => (error ? reject(error) : resolve(done?.hasErrors() ? done.toString() : undefined))),
	)
	await new Promise((resolve) => compiler.close(resolve))
	if (stats !== undefined) throw new Error(stats)
	return text
}
