import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { MODE } from '../compile.ts'

const SHARED_RUNTIME = join(import.meta.dirname, 'refresh')

/** Hot reload that crosses slices; nothing in a production build. */
export const REFRESH_PLUGINS =
	MODE === 'development'
		? [
				new ReactRefreshRspackPlugin({
					// The same for all, so that their edits reach one runtime.
					library: 'niouka',
					exclude: [/[\\/]node_modules[\\/]/, SHARED_RUNTIME],
				}),
			]
		: []

export const REFRESH_ALIASES: Readonly<Record<string, string>> =
	MODE === 'development'
		? {
				'react-refresh': SHARED_RUNTIME,
				'niouka-react-refresh$': createRequire(import.meta.url).resolve('react-refresh/runtime'),
			}
		: {}
