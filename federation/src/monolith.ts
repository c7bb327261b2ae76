import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { SHELL_BASE } from 'shared-contract'
import { compile, room } from './compile.ts'
import { compressFiles } from './release/compress.ts'
import { FinishedBuild } from './release/FinishedBuild.ts'
import { type CompleteTemplate, SHELL_ENTRIES, ShellOutput } from './release/ShellOutput.ts'
import { hostConstants, SHORT_NAMES } from './shell.ts'

/**
 * The same site as one build, for comparison: the shell with every slice's modules compiled in, each still a chunk of its
 * own. It goes to `bench/dist/monolith`, in the form of a shell, so that the same server can serve it.
 */
export function monolith(completeTemplate: CompleteTemplate): Configuration {
	const folder = room('shell')
	const dist = join(room('bench'), 'dist', 'monolith')
	const base = compile({ room: folder, uniqueName: 'monolith' })
	return {
		...base,
		name: 'monolith',
		entry: SHELL_ENTRIES,
		output: { ...base.output, path: dist, publicPath: SHELL_BASE },
		resolve: {
			...base.resolve,
			// The one difference: modules of slices come from the build itself (`imports` of the shell's package).
			conditionNames: ['monolith', '...'],
		},
		optimization: { ...base.optimization, splitChunks: false, ...SHORT_NAMES },
		plugins: [
			hostConstants(),
			new ShellOutput(folder, completeTemplate),
			new FinishedBuild(dist, () => compressFiles(dist)),
		],
	}
}
