import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Configuration, DefinePlugin, type RspackPluginInstance, rspack } from '@rspack/core'
import { isOwnCode, MODULES, PRESETS, packageFolder } from './folders.mjs'
import { pureContract } from './pureContract.ts'

export { packageFolder }

const require = createRequire(import.meta.url)

export type Mode = 'development' | 'production'

/** The build mode, from `NODE_ENV`. */
export const MODE: Mode = process.env.NODE_ENV === 'development' ? 'development' : 'production'

/** The lowest browsers: `browserslist` of the repository's package.json. `npm run check` compares what we use with them. */
const { browserslist: BROWSERS }: { browserslist: string[] } = JSON.parse(
	readFileSync(join(PRESETS, 'package.json'), 'utf8'),
)

/** Minifies the CSS of styled-components with that library's plugin for Babel: its plugin for swc is bound to one version of swc. */
const MINIFY_STYLES = {
	loader: 'babel-loader',
	options: {
		babelrc: false,
		configFile: false,
		compact: false,
		plugins: [
			[
				'babel-plugin-styled-components',
				{ minify: true, pure: true, displayName: false, fileName: false, ssr: false, transpileTemplateLiterals: false },
			],
			pureContract,
		],
	},
}

interface CompileOptions {
	/** The folder of the package. */
	folder: string
	/** Names the global array of the chunks; unique on a page. */
	uniqueName: string
	plugins?: RspackPluginInstance[]
	/** The code runs in a page of a production build, whose React cannot run JSX compiled for development. */
	forProductionHost?: boolean
}

/** The configuration that all builds share: TypeScript and React by swc, hashed file names, images and fonts as files. */
export function compile({
	folder,
	uniqueName,
	plugins = [],
	forProductionHost = false,
}: CompileOptions): Configuration {
	const development = MODE === 'development'
	return {
		mode: MODE,
		context: folder,
		target: ['web', 'es2022'],
		// A site keeps the maps of each version; without the text of the sources they are a third as large.
		devtool: development ? 'cheap-module-source-map' : 'hidden-nosources-source-map',
		output: {
			uniqueName,
			filename: development ? '[name].js' : '[name].[contenthash:8].js',
			chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
			assetModuleFilename: '[name].[contenthash:8][ext]',
			cssFilename: '[name].[contenthash:8].css',
			clean: !development,
			hashFunction: 'xxhash64',
		},
		resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], modules: MODULES },
		module: {
			rules: [
				{
					test: /\.tsx?$/,
					include: isOwnCode,
					type: 'javascript/auto',
					use: [
						...(development ? [] : [MINIFY_STYLES]),
						{ loader: 'builtin:swc-loader', options: swcOptions(development && !forProductionHost) },
					],
				},
				// Its package.json lacks `sideEffects: false`, which tree shaking needs.
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
			// Short ids, because each entry script holds a table of its chunks. Named chunks keep their file names.
			chunkIds: development ? 'named' : 'deterministic',
			moduleIds: 'deterministic',
			realContentHash: true,
		},
		performance: false,
		// The manifest plugin warns of `publicPath: 'auto'`, which is intended.
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

/** The file behind a package request, such as `federation/runtimePlugins/pageRuntime`. */
export function resolveFile(request: string): string {
	return require.resolve(request)
}

/** The version in the `package.json` of a folder. */
export function packageVersion(folder: string): string {
	const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
	return version
}

/** Defines global constants of the compiled code. */
export function define(names: Readonly<Record<string, unknown>>): RspackPluginInstance {
	return new DefinePlugin(
		Object.fromEntries(Object.entries(names).map(([name, value]) => [name, JSON.stringify(value)])),
	)
}
