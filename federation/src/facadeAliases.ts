import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const facade = (name: string) => join(import.meta.dirname, 'facades', `${name}.ts`)
const routerFolder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))

/** Libraries in place of which browsers are given less. */
export const FACADE_ALIASES: Readonly<Record<string, string>> = {
	'react-router-dom$': facade('react-router-dom'),
	typebox$: facade('typebox'),
	// The package's exports lead to the build with development warnings.
	...(process.env.NODE_ENV === 'production'
		? {
				'react-router$': join(routerFolder, 'dist/production/index.mjs'),
				'react-router/dom$': join(routerFolder, 'dist/production/dom-export.mjs'),
			}
		: {}),
}
