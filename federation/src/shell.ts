import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { SHELL_BASE } from 'shared-contract'
import { compile, define, MODE, packageFolder } from './compile.ts'
import { REFRESH_ALIASES, REFRESH_PLUGINS } from './dev/hotReload.ts'
import { shellDevServer } from './dev/rspackServe.ts'
import { compressFiles } from './release/compress.ts'
import { FinishedBuild } from './release/FinishedBuild.ts'
import { type CompleteTemplate, SHELL_ENTRIES, ShellOutput } from './release/ShellOutput.ts'
import { SINGLETONS } from './singletons.ts'

/** Short names of exports and modules. No other build refers to the host's. */
export const SHORT_NAMES = { mangleExports: 'size', moduleIds: 'natural' } as const

/**
 * The build of the host: no federation plugin, so that it renders at once. It makes an instance of Module
 * Federation's runtime by itself.
 *
 * @param completeTemplate adds to the HTML template what is on screen before any script.
 */
export function shell(completeTemplate: CompleteTemplate): Configuration {
	const folder = packageFolder('shell')
	const dist = join(folder, 'dist')
	const base = compile({
		folder,
		uniqueName: 'shell',
		plugins: [
			hostConstants(),
			...REFRESH_PLUGINS,
			new ShellOutput(folder, completeTemplate),
			new FinishedBuild(dist, () => compressFiles(dist)),
		],
	})
	return {
		...base,
		name: 'shell',
		entry: SHELL_ENTRIES,
		output: { ...base.output, path: dist, publicPath: SHELL_BASE },
		resolve: { ...base.resolve, alias: REFRESH_ALIASES },
		// One file: the browser asks for the whole first screen at once.
		optimization: { ...base.optimization, splitChunks: false, ...(MODE === 'production' ? SHORT_NAMES : {}) },
		devServer: shellDevServer(join(folder, 'public')),
		lazyCompilation: false,
	}
}

/**
 * What the code of a host reads as constants: the versions that it gives to slices, and what Module Federation's runtime
 * leaves out of itself as enhanced's `optimization.disableSnapshot` and `optimization.target` tell it.
 */
export function hostConstants() {
	return define({
		FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
		ENV_TARGET: 'web',
		NIOUKA_SINGLETONS: SINGLETONS.map(({ request, version, requiredVersion, strict }) => ({
			request,
			version,
			requiredVersion,
			strict,
		})),
	})
}
