import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { SHELL_BASE } from 'shared-contract'
import { compile, define, MODE, packageFolder } from './compile.ts'
import { shellDevServer } from './dev/devServerOptions.ts'
import { ALIASES, REFRESH_PLUGINS } from './dev/hotReload.ts'
import { AfterBuildPlugin } from './release/AfterBuildPlugin.ts'
import { compressFiles } from './release/compress.ts'
import { type CompleteTemplate, SHELL_ENTRIES, ShellJsonPlugin, WORKER_ENTRIES } from './release/ShellJsonPlugin.ts'
import { builtVersions, providedModules } from './release/sharing.ts'

/** Short names of exports and modules. No other build refers to the shell's. */
export const SHORT_NAMES = { mangleExports: 'size', moduleIds: 'natural' } as const

/**
 * The libraries of the first screen have a script of their own, which the page asks for with the other: a phone then reads each
 * in a task of its own, and keeps the libraries when the shell changes.
 */
const LIBRARIES: Exclude<NonNullable<Configuration['optimization']>['splitChunks'], undefined> = {
	cacheGroups: {
		default: false,
		defaultVendors: false,
		libraries: {
			name: 'libraries',
			chunks: ({ name }) => name === 'main',
			test: /[\\/]node_modules[\\/]/,
			enforce: true,
		},
	},
}

/** Chromium compiles all functions of the first scripts while they arrive, beside the page's thread. Others read a comment. */
const compileWhileLoading = () =>
	new rspack.BannerPlugin({
		banner: '//# allFunctionsCalledOnLoad',
		raw: true,
		test: /^(libraries|main)\./,
		stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
	})

/**
 * The build of the shell. It uses no federation plugin, so that it renders at once; its code creates the instance of
 * Module Federation's runtime.
 *
 * @param completeTemplate adds the start screen to the HTML template
 */
export function shell(completeTemplate: CompleteTemplate): Configuration {
	const folder = packageFolder('shell')
	const dist = join(folder, 'dist')
	const base = compile({
		folder,
		uniqueName: 'shell',
		plugins: [
			hostConstants(),
			compileWhileLoading(),
			...REFRESH_PLUGINS,
			new ShellJsonPlugin(folder, completeTemplate),
			new AfterBuildPlugin(dist, () => compressFiles(dist)),
		],
	})
	return {
		...base,
		name: 'shell',
		entry: { ...SHELL_ENTRIES, ...WORKER_ENTRIES },
		output: { ...base.output, path: dist, publicPath: SHELL_BASE },
		resolve: { ...base.resolve, alias: ALIASES },
		optimization: { ...base.optimization, splitChunks: LIBRARIES, ...(MODE === 'production' ? SHORT_NAMES : {}) },
		devServer: shellDevServer(join(folder, 'public')),
		lazyCompilation: false,
	}
}

/**
 * Constants of a host's code: the versions of the shared modules that it provides, and the flags of Module Federation's
 * runtime that enhanced sets for `experiments.optimization`.
 */
export function hostConstants() {
	return define({
		FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
		FEDERATION_OPTIMIZE_NO_REMOTE: false,
		FEDERATION_OPTIMIZE_NO_SHARED: false,
		ENV_TARGET: 'web',
		NIOUKA_VERSIONS: builtVersions(),
		NIOUKA_SINGLETONS: providedModules(),
	})
}
