import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Configuration, DefinePlugin, SwcJsMinimizerRspackPlugin } from '@rspack/core'

const packageFolder = fileURLToPath(new URL('.', import.meta.url))
// Nearly everything that runs on Node becomes part of the bundle: finding and reading hundreds of small modules would take
// the processor a sixth longer at each start. What is native, reads files beside itself or changes Node's own modules stays in
// `node_modules`, and so does what only a few requests or settings ever need. OpenTelemetry's API is prom-client's too.
const LEFT_OUTSIDE =
	/^(@aws-sdk|age-encryption|@electric-sql\/pglite|@fontsource|@google\/genai|@modelcontextprotocol|@nats-io|@node-rs\/argon2|@opentelemetry\/(?!api$)|@streamparser|@zxcvbn-ts|culori|fontkit|node-sqlite3-wasm|nodemailer|oidc-provider|proper-lockfile|sax|sharp|swagger-ui-dist|yazl)/
// Native companions of packages that do without: who looks for one is told that it is not there.
const NOT_INSTALLED = new Set(['bufferutil', 'pg-native', 'utf-8-validate'])

type External = NonNullable<Extract<Configuration['externals'], unknown[]>>[number]

const external: External = ({ request = '' }, callback) => {
	// Packages that are older than modules extend what they require of Node.
	if (isBuiltin(request)) return callback(undefined, `node-commonjs ${request}`)
	if (NOT_INSTALLED.has(request)) return callback(undefined, `node-commonjs ${request}`)
	return LEFT_OUTSIDE.test(request) ? callback(undefined, request) : callback()
}

/** A hash of the sources that pictures are drawn by: part of their addresses. */
function drawingHash(): string {
	const folder = `${packageFolder}src/site/artwork`
	const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
		(file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
	)
	const hash = createHash('sha256')
	for (const file of sources.sort()) hash.update(readFileSync(`${folder}/${file}`))
	return hash.digest('hex').slice(0, 8)
}

// The commands of plugins: nothing here changes when a plugin is removed.
const commands = readdirSync(`${packageFolder}src/plugins`, { recursive: true, encoding: 'utf8' })
	.filter((path) => /\/commands\/\w+\.ts$/.test(path))
	.map((path) => [basename(path, '.ts'), `./src/plugins/${path}`])

const config: Configuration = {
	name: 'server',
	mode: 'production',
	context: packageFolder,
	target: 'node20',
	// A process that reads maps for its stack traces keeps them in memory: without the sources.
	devtool: 'nosources-source-map',
	entry: {
		main: './src/main.ts',
		import: './src/importer/main.ts',
		role: './src/site/commands/role.ts',
		backup: './src/site/commands/backup.ts',
		restore: './src/site/commands/restore.ts',
		copyFiles: './src/site/commands/copyFiles.ts',
		'database/worker': './src/core/database/embedded/worker.ts',
		...Object.fromEntries(commands),
	},
	externals: [external],
	externalsType: 'module-import',
	output: {
		path: `${packageFolder}dist`,
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
	optimization: {
		// The text of a module stays in memory, with two bytes for each character if one is not Latin. Names stay for stack traces.
		minimize: true,
		minimizer: [
			new SwcJsMinimizerRspackPlugin({
				minimizerOptions: { compress: false, mangle: false, format: { comments: false, asciiOnly: true } },
			}),
		],
		splitChunks: false,
		runtimeChunk: false,
	},
	plugins: [new DefinePlugin({ DRAWING_HASH: JSON.stringify(drawingHash()) })],
	performance: false,
	stats: 'errors-warnings',
}

export default config
