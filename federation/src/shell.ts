import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { SHELL_BASE } from 'shared-contract'
import { compile, define, room } from './compile.ts'
import { REFRESH_ALIASES, REFRESH_PLUGINS } from './dev/hotReload.ts'
import { FACADE_ALIASES } from './facadeAliases.ts'
import { ShellOutput } from './release/ShellOutput.ts'
import { RUNTIME_ALIASES } from './runtimeModules.ts'
import { SINGLETONS } from './singletons.ts'

/**
 * The build of the host: no federation plugin, so that it renders at once; Module Federation's runtime is a chunk that
 * it fetches meanwhile.
 */
export function shell(): Configuration {
	const folder = room('shell')
	const base = compile({ room: folder, uniqueName: 'shell', plugins: [hostConstants(), ...REFRESH_PLUGINS, new ShellOutput(folder)] })
	return {
		...base,
		name: 'shell',
		entry: { main: './src/main.tsx' },
		output: { ...base.output, path: join(folder, 'dist'), publicPath: SHELL_BASE },
		resolve: { ...base.resolve, alias: { ...RUNTIME_ALIASES, ...REFRESH_ALIASES, ...FACADE_ALIASES } },
		// One file: the browser asks for the whole first screen at once.
		optimization: { ...base.optimization, splitChunks: false },
	}
}

/** What the code of a host reads as constants: the versions that it gives to slices, and a runtime without manifests. */
export function hostConstants() {
	return define({
		NIOUKA_SINGLETONS: SINGLETONS.map(({ request, version, requiredVersion, strict }) => ({
			request,
			version,
			requiredVersion,
			strict,
		})),
		FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
		ENV_TARGET: 'web',
	})
}
