import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, DefinePlugin, rspack } from '@rspack/core'
import { ChunkIntegrity } from './slice/ChunkIntegrity.ts'
import { slice } from './slice.ts'

// Builds the slice of a folder, `routes.js`, to `dist` beneath it: `node --import tsx/esm src/slice.testing.ts <folder>`.
const KEPT = [DefinePlugin, ModuleFederationPlugin, ChunkIntegrity]
const [, , context = '.'] = process.argv
const config: Configuration = slice({ name: 'mfe-account', owns: {}, exposes: { './routes': './routes.js' } })
const compiler = rspack({
	...config,
	context,
	devtool: false,
	output: { ...config.output, path: join(context, 'dist') },
	// The others write the release of a real slice.
	plugins: (config.plugins ?? []).filter((plugin) => KEPT.some((kind) => plugin instanceof kind)),
})
compiler.run((error, stats) => {
	const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined)
	compiler.close(() => {
		if (failure) throw failure
	})
})
