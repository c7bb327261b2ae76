import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { compile, define, MODE, room } from './compile.ts'
import { REFRESH_ALIASES, REFRESH_PLUGINS } from './dev/hotReload.ts'
import { FACADE_ALIASES } from './facadeAliases.ts'
import { SliceOutput } from './release/SliceOutput.ts'
import { VERSION_MARK } from './release/version.ts'
import { SINGLETONS } from './singletons.ts'
import type { SliceConfig } from './sliceConfig.ts'

/**
 * The whole build of a slice: a Module Federation container and the chunks of its exposed modules. It holds no runtime
 * of its own (`externalRuntime`): the page that loads it provides one. The build goes to `dist/<version>/`.
 *
 * @param isGuest in development: it runs in a page of a production build, without hot reload
 */
export function slice(config: SliceConfig, isGuest = false): Configuration {
	const folder = room(config.name)
	const uniqueName = MODE === 'development' ? config.name : `${config.name}@${VERSION_MARK}`
	const base = compile({ room: folder, uniqueName, isGuest })
	const isHot = MODE === 'development' && !isGuest
	return {
		...base,
		name: config.name,
		entry: isHot ? { [config.name]: join(import.meta.dirname, 'dev', 'sliceClient.ts') } : {},
		output: {
			...base.output,
			path: join(folder, 'dist', '.staging'),
			// Found out by `lean/sliceRuntime.ts`.
			publicPath: '',
			// Its folder is named after its content already, and every entry holds the table of its chunks' names.
			chunkFilename: '[name].js',
			// The page shows a slow slice as such long before; this only ends what nobody waits for any more.
			chunkLoadTimeout: CHUNK_TIMEOUT_MS,
		},
		resolve: { ...base.resolve, alias: { ...REFRESH_ALIASES, ...withoutShared(FACADE_ALIASES) } },
		optimization: { ...base.optimization, splitChunks: false },
		plugins: [
			...(base.plugins ?? []),
			...(isHot ? REFRESH_PLUGINS : []),
			define({ SLICE_NAME: config.name }),
			container(config),
			leanEntry(),
			new SliceOutput(config),
		],
	}
}

/** After this long a chunk counts as lost, ms. */
const CHUNK_TIMEOUT_MS = 20_000

// A shared module is asked for by the name that the host gives it under.
function withoutShared(aliases: Readonly<Record<string, string>>): Record<string, string> {
	const shared = new Set(SINGLETONS.map(({ request }) => `${request}$`))
	return Object.fromEntries(Object.entries(aliases).filter(([request]) => !shared.has(request)))
}

function container(config: SliceConfig) {
	return new ModuleFederationPlugin({
		name: config.name,
		filename: MODE === 'development' ? 'entry.js' : 'entry.[contenthash:8].js',
		library: { type: 'window', name: config.name },
		exposes: exposes(config),
		shared: Object.fromEntries(
			SINGLETONS.map(({ request, file, version, requiredVersion, strict }) => [
				request,
				{
					singleton: true,
					version,
					requiredVersion,
					strictVersion: strict,
					...(file ? { import: file } : {}),
				},
			]),
		),
		shareStrategy: 'loaded-first',
		manifest: true,
		dts: false,
		experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
	})
}

/**
 * Puts our own file in place of the code that Module Federation generates for each entry, and of the packages that it
 * imports: 4 KB. The entry's budget notices when the request no longer matches.
 */
function leanEntry() {
	const lean = join(import.meta.dirname, 'lean', 'sliceRuntime.ts')
	return new rspack.NormalModuleReplacementPlugin(
		/!=!data:text\/javascript,.*__module_federation_bundler_runtime__/s,
		lean,
	)
}

// Chunks are named after what they hold, so that a build's listing and `slice.json` read alike.
function exposes(config: SliceConfig) {
	const own = Object.entries(config.exposes).map(([key, file]) => [key, { import: file, name: key.slice(2) }])
	const identity = { import: join(import.meta.dirname, 'slice', 'identity.ts'), name: 'identity' }
	return Object.fromEntries([...own, ['./identity', identity]])
}
