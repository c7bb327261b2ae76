import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { SHELL_BASE } from 'shared-contract'
import { compile, define, room } from './compile.ts'
import { REFRESH_ALIASES, REFRESH_PLUGINS } from './dev/hotReload.ts'
import { FACADE_ALIASES } from './facadeAliases.ts'
import { type CompleteTemplate, SHELL_ENTRIES, ShellOutput } from './release/ShellOutput.ts'
import { SINGLETONS } from './singletons.ts'

/**
 * The build of the host: no federation plugin, so that it renders at once; Module Federation's runtime is a chunk that
 * it fetches meanwhile.
 *
 * @param completeTemplate adds to the HTML template what is on screen before any script.
 */
export function shell(completeTemplate: CompleteTemplate): Configuration {
	const folder = room('shell')
	const base = compile({
		room: folder,
		uniqueName: 'shell',
		plugins: [hostConstants(), ...REFRESH_PLUGINS, new ShellOutput(folder, completeTemplate)],
	})
	return {
		...base,
		name: 'shell',
		entry: SHELL_ENTRIES,
		output: { ...base.output, path: join(folder, 'dist'), publicPath: SHELL_BASE },
		resolve: { ...base.resolve, alias: { ...REFRESH_ALIASES, ...FACADE_ALIASES } },
		// One file: the browser asks for the whole first screen at once.
		optimization: { ...base.optimization, splitChunks: false },
	}
}

/** What the code of a host reads as constants: the versions that it gives to slices. */
export function hostConstants() {
	return define({
		NIOUKA_SINGLETONS: SINGLETONS.map(({ request, version, requiredVersion, strict }) => ({
			request,
			version,
			requiredVersion,
			strict,
		})),
	})
}
