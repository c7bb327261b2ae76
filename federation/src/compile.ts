import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Configuration, DefinePlugin, type RspackPluginInstance, rspack } from '@rspack/core'

const require = createRequire(import.meta.url)

export type Mode = 'development' | 'production'

/** The mode of this run, from `NODE_ENV`. */
export const MODE: Mode = process.env.NODE_ENV === 'development' ? 'development' : 'production'

/** Browsers that we build for: those with the baseline of 2023. */
const BROWSERS = ['chrome >= 111', 'firefox >= 114', 'safari >= 16.4']

/**
 * Takes line ends and indentation out of the CSS of styled-components, with the plugin of that library. It is Babel's, since the one
 * for swc is bound to one version of the compiler.
 */
const MINIFY_STYLES = {
	loader: 'babel-loader',
	options: {
		babelrc: false,
		configFile: false,
		compact: false,
		plugins: [
			[
				'babel-plugin-styled-components',
				{ minify: true, displayName: false, fileName: false, ssr: false, transpileTemplateLiterals: false },
			],
		],
	},
}

interface Compile {
	/** The folder of the package. */
	folder: string
	/** Also the key of the chunks' global array: unique on a page. */
	uniqueName: string
	plugins?: RspackPluginInstance[]
	/** It will run in a page of a production build: React's code for development would not run with the page's React. */
	isGuest?: boolean
}

/** What every build of ours has in common: TypeScript and React by swc, hashed names, pictures and fonts as files. */
export function compile({ folder, uniqueName, plugins = [], isGuest = false }: Compile): Configuration {
	const development = MODE === 'development'
	return {
		mode: MODE,
		context: folder,
		target: ['web', 'es2022'],
		devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
		output: {
			uniqueName,
			filename: development ? '[name].js' : '[name].[contenthash:8].js',
			chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
			assetModuleFilename: '[name].[contenthash:8][ext]',
			cssFilename: '[name].[contenthash:8].css',
			clean: !development,
			hashFunction: 'xxhash64',
		},
		resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
		module: {
			rules: [
				{
					test: /\.tsx?$/,
					// Workspaces are links: their real path has no `node_modules`.
					exclude: /node_modules/,
					type: 'javascript/auto',
					use: [
						...(development ? [] : [MINIFY_STYLES]),
						{ loader: 'builtin:swc-loader', options: swcOptions(development && !isGuest) },
					],
				},
				// It says so nowhere itself: what is not imported of it need not be kept.
				{ test: /[\\/]node_modules[\\/]typebox[\\/]/, sideEffects: false },
				{ test: /\.css$/, type: 'css' },
				{ test: /\.(woff2|png|webp|avif|svg)$/, type: 'asset/resource' },
			],
		},
		optimization: {
			minimize: !development,
			minimizer: [
				new rspack.SwcJsMinimizerRspackPlugin({
					extractComments: false,
					minimizerOptions: { compress: { passes: 4 }, format: { comments: false } },
				}),
				new rspack.LightningCssMinimizerRspackPlugin(),
			],
			// Short ids: every entry holds the table of its chunks. Those that we name keep their names as files.
			chunkIds: development ? 'named' : 'deterministic',
			moduleIds: 'deterministic',
			realContentHash: true,
		},
		performance: false,
		// The manifest plugin warns of `publicPath: 'auto'`, which is what we want.
		infrastructureLogging: { level: 'error' },
		stats: 'errors-warnings',
		plugins,
	}
}

function swcOptions(development: boolean) {
	return {
		env: { targets: BROWSERS },
		jsc: {
			parser: { syntax: 'typescript', tsx: true },
			transform: { react: { runtime: 'automatic', development, refresh: development } },
		},
	}
}

/** The shell's template and others' pages resolve files of this package by its name. */
export function fileOf(request: string): string {
	return require.resolve(request)
}

/** The folder of a package of this repository. */
export function packageFolder(name: string): string {
	return join(import.meta.dirname, '..', '..', name)
}

/** The version that a folder's `package.json` gives it. */
export function packageVersion(folder: string): string {
	const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
	return version
}

/** Leaves a constant in the code, to be read as a bare name. */
export function define(names: Readonly<Record<string, unknown>>): RspackPluginInstance {
	return new DefinePlugin(
		Object.fromEntries(Object.entries(names).map(([name, value]) => [name, JSON.stringify(value)])),
	)
}
