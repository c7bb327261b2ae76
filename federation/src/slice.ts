import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { compile, define, MODE, packageFolder, packageVersion } from './compile.ts'
import { REFRESH_ALIASES, REFRESH_PLUGINS } from './dev/hotReload.ts'
import { sliceDevServer } from './dev/rspackServe.ts'
import { COMPLETE_ENTRY, CompleteEntry } from './release/CompleteEntry.ts'
import { FinishedBuild } from './release/FinishedBuild.ts'
import { publish } from './release/publish.ts'
import { SliceOutput } from './release/SliceOutput.ts'
import { VERSION_MARK } from './release/version.ts'
import { SINGLETONS } from './singletons.ts'
import { ChunkIntegrity } from './slice/ChunkIntegrity.ts'
import type { SliceConfig } from './sliceConfig.ts'

/**
 * The whole build of a slice: a Module Federation container and the chunks of its exposed modules. It holds no runtime
 * of its own (`externalRuntime`): the page that loads it provides one. For pages that do not, the manifest names an entry
 * that brings it. The build goes to `dist/<version>/`.
 *
 * @param isGuest in development: it runs in a page of a production build, without hot reload. So it is where nobody says
 * otherwise: `npx rspack serve` is for a site that runs elsewhere
 */
export function slice(config: SliceConfig, isGuest = true): Configuration {
	const folder = packageFolder(config.name)
	const dist = join(folder, 'dist')
	const version = MODE === 'development' ? 'development' : VERSION_MARK
	const uniqueName = `${config.name}@${version}`
	// Part of the entry and of the manifest; without it, the version of the package in the folder that the build runs in.
	process.env.MF_BUILD_VERSION = version
	const base = compile({ folder, uniqueName, isGuest })
	const isHot = MODE === 'development' && !isGuest
	return {
		...base,
		name: config.name,
		entry: isHot ? { [config.name]: join(import.meta.dirname, 'dev', 'sliceClient.ts') } : {},
		output: {
			...base.output,
			path: join(dist, '.staging'),
			// Chunks lie beside their entry, wherever that was fetched from.
			publicPath: 'auto',
			// Its folder is named after its content already, and every entry holds the table of its chunks' names.
			chunkFilename: '[name].js',
			// The page shows a slow slice as such long before; this only ends what nobody waits for any more.
			chunkLoadTimeout: CHUNK_TIMEOUT_MS,
			// Two versions on one page must not push their chunks to one array. The default name has no room for the mark.
			chunkLoadingGlobal: uniqueName,
			// A module that throws is run again by a retry, in place of the half of it that is left.
			strictModuleErrorHandling: true,
		},
		resolve: {
			...base.resolve,
			alias: REFRESH_ALIASES,
			// rspack names the CommonJS file of Module Federation's runtime, of which nothing is tree-shaken: 4 KB more.
			extensionAlias: { '.cjs': ['.js', '.cjs'] },
		},
		optimization: {
			...base.optimization,
			splitChunks: false,
			// Numbers by hash would differ with the folder: the identifier of a shared module holds the path of its own copy.
			...(MODE === 'development' ? {} : { moduleIds: 'natural', chunkIds: 'natural' }),
		},
		plugins: [
			...(base.plugins ?? []),
			...(isHot ? REFRESH_PLUGINS : []),
			define({ SLICE_NAME: config.name }),
			container(config),
			new ChunkIntegrity(config.name),
			new SliceOutput(config),
			new CompleteEntry(),
			new FinishedBuild(dist, () => publish(dist, packageVersion(folder))),
		],
		devServer: sliceDevServer(config.name),
		lazyCompilation: false,
	}
}

/** After this long a chunk counts as lost, ms. */
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
		runtimePlugins: ['federation/slice/chunkRequests'],
		manifest: {
			// Pages of the site go by the registry, which names the lean entry.
			additionalData({ stats }) {
				stats.metaData.remoteEntry.name = COMPLETE_ENTRY
			},
		},
		dts: false,
		experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
	})
}

// Chunks are named after what they hold, so that a build's listing and `slice.json` read alike.
function exposes(config: SliceConfig) {
	const own = Object.entries(config.exposes).map(([key, file]) => [key, { import: file, name: key.slice(2) }])
	const identity = { import: 'shared-composition/identity', name: 'identity' }
	const mount = { import: 'shared-composition/mount', name: 'mount' }
	return Object.fromEntries([...own, ['./identity', identity], ['./mount', mount]])
}
