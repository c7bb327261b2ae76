import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { compile, define, MODE, packageFolder, packageVersion } from './compile.ts'
import { sliceDevServer } from './dev/devServerOptions.ts'
import { ALIASES, REFRESH_PLUGINS } from './dev/hotReload.ts'
import { AfterBuildPlugin } from './release/AfterBuildPlugin.ts'
import { REMOTE_ENTRY, RemoteEntryPlugin } from './release/RemoteEntryPlugin.ts'
import { SliceJsonPlugin } from './release/SliceJsonPlugin.ts'
import { TYPES_ARCHIVE, TypesPlugin } from './release/TypesPlugin.ts'
import { VERSION_PLACEHOLDER } from './release/version.ts'
import { writeVersion } from './release/writeVersion.ts'
import { ChunkIntegrityPlugin } from './runtimePlugins/ChunkIntegrityPlugin.ts'
import { SINGLETONS } from './singletons.ts'
import type { SliceConfig } from './sliceConfig.ts'

/**
 * The build of a slice: a Module Federation container and the chunks of its exposed modules. Its entry script includes no
 * runtime (`externalRuntime`): the page provides it. For pages that do not, the manifest names an entry script with the
 * runtime. The build goes to `dist/<version>/`.
 *
 * @param forProductionHost in development: the slice runs in a page of a production build, without hot reload. This is the
 * default, because `npx rspack serve` serves a site that runs elsewhere
 */
export function slice(config: SliceConfig, forProductionHost = true): Configuration {
	const folder = packageFolder(config.name)
	const dist = join(folder, 'dist')
	const version = MODE === 'development' ? 'development' : VERSION_PLACEHOLDER
	const uniqueName = `${config.name}@${version}`
	// For the entry and the manifest; the default is the version of the package in the working directory.
	process.env.MF_BUILD_VERSION = version
	const base = compile({ folder, uniqueName, forProductionHost })
	const isHot = MODE === 'development' && !forProductionHost
	return {
		...base,
		name: config.name,
		entry: isHot ? { [config.name]: join(import.meta.dirname, 'dev', 'sliceClient.ts') } : {},
		output: {
			...base.output,
			path: join(dist, '.staging'),
			// Chunks are beside their entry script, whatever its origin.
			publicPath: 'auto',
			// The folder name holds the content hash; short names keep the entry's table of chunks small.
			chunkFilename: '[name].js',
			// The page reports a slow slice long before; this only ends abandoned requests.
			chunkLoadTimeout: CHUNK_TIMEOUT_MS,
			// Two versions on one page must not push their chunks to one array. The default name drops the placeholder.
			chunkLoadingGlobal: uniqueName,
			// A retry evaluates a module that threw again; without this it gets the partial exports.
			strictModuleErrorHandling: true,
		},
		resolve: {
			...base.resolve,
			alias: ALIASES,
			// rspack requests the CommonJS file of Module Federation's runtime, which cannot be tree-shaken: 4 KB more.
			extensionAlias: { '.cjs': ['.js', '.cjs'] },
		},
		optimization: {
			...base.optimization,
			splitChunks: false,
			// Hashed ids would differ by folder: the identifier of a shared module holds the path of its fallback.
			...(MODE === 'development' ? {} : { moduleIds: 'natural', chunkIds: 'natural' }),
		},
		plugins: [
			...(base.plugins ?? []),
			...(isHot ? REFRESH_PLUGINS : []),
			define({ SLICE_NAME: config.name }),
			container(config),
			new ChunkIntegrityPlugin(config.name),
			new SliceJsonPlugin(config),
			new TypesPlugin(config),
			new RemoteEntryPlugin(),
			new AfterBuildPlugin(dist, () => writeVersion(dist, packageVersion(folder))),
		],
		devServer: sliceDevServer(config.name),
		lazyCompilation: false,
	}
}

/** Timeout of a chunk, ms. */
const CHUNK_TIMEOUT_MS = 20_000

function container(config: SliceConfig) {
	return new ModuleFederationPlugin({
		name: config.name,
		filename: MODE === 'development' ? 'entry.js' : 'entry.[contenthash:8].js',
		library: { type: 'window', name: config.name },
		exposes: exposes(config),
		shared: Object.fromEntries(
			SINGLETONS.map(({ request, source, version, requiredVersion, strict }) => [
				request,
				{
					singleton: true,
					version,
					requiredVersion,
					strictVersion: strict,
					...(source ? { import: source } : {}),
				},
			]),
		),
		shareStrategy: 'loaded-first',
		runtimePlugins: ['federation/runtimePlugins/chunkRequests'],
		manifest: {
			// Pages of the site use the registry, which names the entry script without runtime.
			additionalData({ stats }) {
				stats.metaData.remoteEntry.name = REMOTE_ENTRY
				stats.metaData.types = { path: '', name: '', zip: TYPES_ARCHIVE, api: '' }
			},
		},
		// Its own types are made from the modules, whose types need our packages: `TypesPlugin`.
		dts: false,
		experiments: { externalRuntime: true, optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
	})
}

// Chunks have the names of their exposed modules, as in `slice.json`.
function exposes(config: SliceConfig) {
	const own = Object.entries(config.exposes).map(([key, file]) => [key, { import: file, name: key.slice(2) }])
	const identity = { import: 'shared-composition/identity', name: 'identity' }
	const mount = { import: 'shared-composition/mount', name: 'mount' }
	return Object.fromEntries([...own, ['./identity', identity], ['./mount', mount]])
}
