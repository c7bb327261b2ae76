import { type Compiler, rspack } from '@rspack/core'
import { compile, fileOf, packageFolder } from '../compile.ts'

const NAME = 'CompleteEntry'
const LEAN = /^entry(\.[0-9a-f]{8})?\.js$/

/** The entry that a slice's manifest names: for hosts that provide no runtime. */
export const COMPLETE_ENTRY = 'remoteEntry.js'

let script: Promise<string> | undefined

/**
 * Writes beside the lean entry of a slice one that a host with Module Federation's default runtime can load: the same
 * script, behind one that leaves `runtime-core` on the page where nobody has done so.
 */
export class CompleteEntry {
	apply(compiler: Compiler) {
		const { Compilation, sources } = compiler.webpack
		compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
			// The lean entry is final by then.
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
			compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
				const lean = compilation.getAssets().find(({ name }) => LEAN.test(name))
				if (compilation.errors.length > 0 || !lean) return
				script ??= runtimeScript()
				const text = `${await script}\n${lean.source.source()}`
				if (compilation.getAsset(COMPLETE_ENTRY)) compilation.updateAsset(COMPLETE_ENTRY, new sources.RawSource(text))
				else compilation.emitAsset(COMPLETE_ENTRY, new sources.RawSource(text))
			})
		})
	}
}

/** Compiles the script that leaves the runtime on a page. It is the same for all slices. */
async function runtimeScript(): Promise<string> {
	let text = ''
	const base = compile({ folder: packageFolder('federation'), uniqueName: 'runtime' })
	const compiler = rspack({
		...base,
		devtool: false,
		entry: { runtime: fileOf('federation/slice/pageRuntime') },
		output: { ...base.output, filename: '[name].js', clean: false },
		lazyCompilation: false,
		plugins: [
			{
				apply({ hooks, webpack }: Compiler) {
					// Only its text is wanted.
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
