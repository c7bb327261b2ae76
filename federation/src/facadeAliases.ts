import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { RuleSetRule } from '@rspack/core'

const facade = (name: string) => join(import.meta.dirname, 'facades', `${name}.ts`)
const routerFolder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))

/** Libraries in place of which browsers are given less. */
export const FACADE_ALIASES: Readonly<Record<string, string>> = {
	'react-router-dom$': facade('react-router-dom'),
	typebox$: facade('typebox'),
	// The package's exports lead to the build with development warnings.
	...(process.env.NODE_ENV === 'development'
		? {}
		: { 'react-router$': join(routerFolder, 'dist/production/index.mjs') }),
}

/** How a build reads the files of those libraries. */
export const FACADE_RULES: readonly RuleSetRule[] = [
	{
		test: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
		use: join(import.meta.dirname, 'facades', 'router', 'pureLoader.mjs'),
	},
	{
		test: /[\\/]styled-components[\\/]dist[\\/]styled-components\.browser\.esm\.js$/,
		...onlyExports(
			['styled', 'css', 'keyframes', 'createGlobalStyle'],
			// Prefixes are asked for by `StyleSheetManager` alone; our browsers need none.
			[/\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/],
		),
	},
	{
		test: /[\\/]nanostores[\\/]index\.js$/,
		// The last two are what `@nanostores/react` and `@nanostores/persistent` use.
		...onlyExports(['atom', 'computed', 'onMount', 'listenKeys', 'map']),
	},
]

function onlyExports(only: readonly string[], without: readonly RegExp[] = []): RuleSetRule {
	return { loader: join(import.meta.dirname, 'facades', 'onlyExports.mjs'), options: { only, without } }
}
