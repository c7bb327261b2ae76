import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
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

const require = createRequire(import.meta.url)
const ROUTER = dirname(require.resolve('react-router/package.json'))

/**
 * In development all builds of a page get one copy of react-refresh; in production they get the router's own build without
 * warnings, which no condition of its `exports` names.
 */
export const ALIASES: Readonly<Record<string, string>> =
	MODE === 'development'
		? {
				'react-refresh': SHARED_RUNTIME,
				'niouka-react-refresh$': require.resolve('react-refresh/runtime'),
			}
		: {
				'react-router$': join(ROUTER, 'dist/production/index.mjs'),
				'react-router/dom$': join(ROUTER, 'dist/production/dom-export.mjs'),
			}
