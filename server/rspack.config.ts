import { fileURLToPath } from 'node:url'
import type { Configuration } from '@rspack/core'

const room = fileURLToPath(new URL('.', import.meta.url))
// Rooms of this house are TypeScript and become part of the bundle; so do the two packages that are hundreds of small
// modules, since reading those would be a third of the time that a start takes. Other packages stay in `node_modules`.
const OURS = /^(shared-|\.|\/|typebox|kysely)/

const config: Configuration = {
	name: 'server',
	mode: 'production',
	context: room,
	target: 'node20',
	devtool: 'source-map',
	entry: {
		main: './src/main.ts',
		import: './src/import/main.ts',
		role: './src/account/role/main.ts',
		'database/worker': './src/database/embedded/worker.ts',
	},
	externals: [({ request }, callback) => (request && !OURS.test(request) ? callback(undefined, request) : callback())],
	externalsType: 'module-import',
	output: {
		path: `${room}dist`,
		filename: '[name].js',
		module: true,
		chunkFormat: 'module',
		library: { type: 'module' },
		clean: true,
	},
	resolve: { extensions: ['.ts', '.js', '.json'] },
	module: {
		parser: { javascript: { importMeta: false, url: false, worker: false } },
		rules: [
			{
				test: /\.ts$/,
				type: 'javascript/auto',
				use: {
					loader: 'builtin:swc-loader',
					options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
				},
			},
		],
	},
	optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
	performance: false,
	stats: 'errors-warnings',
}

export default config
