import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { MODE } from '../compile.ts'

const SHARED_RUNTIME = join(import.meta.dirname, 'refresh')

/** Plugins of hot reload across slices; none in a production build. */
export const REFRESH_PLUGINS =
	MODE === 'development'
		? [
				new ReactRefreshRspackPlugin({
					// One name for all builds, so that they share one runtime.
					library: 'niouka',
					exclude: [/[\\/]node_modules[\\/]/, SHARED_RUNTIME],
				}),
			]
		: []

/** Aliases that give all builds of a page one copy of react-refresh; none in a production build. */
export const REFRESH_ALIASES: Readonly<Record<string, string>> =
	MODE === 'development'
		? {
				'react-refresh': SHARED_RUNTIME,
				'niouka-react-refresh$': createRequire(import.meta.url).resolve('react-refresh/runtime'),
			}
		: {}
