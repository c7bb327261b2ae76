import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { compile, packageFolder } from 'federation/compile'
import { AfterBuildPlugin } from 'federation/release/AfterBuildPlugin'
import { compressFiles } from 'federation/release/compress'
import { type CompleteTemplate, SHELL_ENTRIES, ShellJsonPlugin } from 'federation/release/ShellJsonPlugin'
import { hostConstants, SHORT_NAMES } from 'federation/shell'
import { SHELL_BASE } from 'shared-contract'
import { MONOLITH } from '../site/builds.ts'

/**
 * The site as one build, for comparison: the shell with the modules of all slices, each as a chunk. Its output has the form of a
 * shell, so that the same server can serve it.
 */
export function monolith(completeTemplate: CompleteTemplate): Configuration {
	const folder = packageFolder('shell')
	const base = compile({ folder, uniqueName: 'monolith' })
	return {
		...base,
		name: 'monolith',
		entry: SHELL_ENTRIES,
		output: { ...base.output, path: MONOLITH, publicPath: SHELL_BASE },
		// The only difference: the host loads modules of slices from the build itself (`imports` of the shell's package).
		resolve: { ...base.resolve, alias: { '#host': join(import.meta.dirname, 'host.ts') } },
		optimization: { ...base.optimization, splitChunks: false, ...SHORT_NAMES },
		plugins: [
			hostConstants(),
			new ShellJsonPlugin(folder, completeTemplate),
			new AfterBuildPlugin(MONOLITH, () => compressFiles(MONOLITH)),
		],
	}
}
