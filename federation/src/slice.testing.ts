import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, DefinePlugin, rspack } from '@rspack/core'
import { ChunkIntegrityPlugin } from './runtimePlugins/ChunkIntegrityPlugin.ts'
import { slice } from './slice.ts'

// Builds `routes.js` of a folder as a slice, into its `dist`: `node --import tsx/esm src/slice.testing.ts <folder>`.
const PLUGINS = [DefinePlugin, ModuleFederationPlugin, ChunkIntegrityPlugin]
const [, , context = '.'] = process.argv
const config: Configuration = slice({ name: 'mfe-account', owns: {}, exposes: { './routes': './routes.js' } })
const compiler = rspack({
	...config,
	context,
	devtool: false,
	output: { ...config.output, path: join(context, 'dist') },
	// The other plugins write the release of a real slice.
	plugins: (config.plugins ?? []).filter((plugin) => PLUGINS.some((kind) => plugin instanceof kind)),
})
compiler.run((error, stats) => {
	const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined)
	compiler.close(() => {
		if (failure) throw failure
	})
})
