import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { compile, room } from './compile.ts'
import { FACADE_ALIASES } from './facadeAliases.ts'
import { hostConstants } from './shell.ts'
import { ShellOutput } from './release/ShellOutput.ts'

/** Where the monolith's files are served by whoever compares it. */
export const MONOLITH_BASE = '/s/'

/**
 * The same site as one build, for comparison: the shell with every slice's modules compiled in, each still a chunk of its
 * own. It goes to `bench/dist/monolith`, in the form of a shell, so that the same server can serve it.
 */
export function monolith(): Configuration {
	const folder = room('shell')
	const base = compile({ room: folder, uniqueName: 'monolith' })
	return {
		...base,
		name: 'monolith',
		entry: { main: './src/main.tsx' },
		output: { ...base.output, path: join(room('bench'), 'dist', 'monolith'), publicPath: MONOLITH_BASE },
		resolve: {
			...base.resolve,
			alias: {
				...FACADE_ALIASES,
				// The one difference: modules of slices come from the build itself.
				[join(folder, 'src/composition/federation.ts')]: join(folder, 'src/composition/builtIn.ts'),
			},
		},
		optimization: { ...base.optimization, splitChunks: false },
		plugins: [hostConstants(), new ShellOutput(folder)],
	}
}
