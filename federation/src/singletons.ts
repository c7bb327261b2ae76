import { fileURLToPath } from 'node:url'

/** A module of which a page holds exactly one copy, given by the host and asked for by slices under the same name. */
export interface Singleton {
	/** The request as code writes it; `react/` stands for everything below `react`. */
	readonly request: string
	readonly version: string
	/** Written by hand: a range inferred from what is installed warns at every patch release. `satisfies` reads it. */
	readonly requiredVersion: `^${number}.${number}.${number}`
	/** A slice that needs another version is refused, with both versions in the message. */
	readonly strict: boolean
	/** The file behind the request, where it is not the package itself. */
	readonly file?: string
}

const LIBRARIES: Singleton[] = [
	{ request: 'react', version: '19.3.1', requiredVersion: '^19.0.0', strict: true },
	{ request: 'react/', version: '19.3.1', requiredVersion: '^19.0.0', strict: true },
	{ request: 'react-dom', version: '19.3.1', requiredVersion: '^19.0.0', strict: true },
	{ request: 'react-dom/', version: '19.3.1', requiredVersion: '^19.0.0', strict: true },
	{
		request: 'react-router-dom',
		version: '7.18.5',
		requiredVersion: '^7.0.0',
		strict: true,
		// Never tree-shaken when shared: 190 KB, against 40 KB of what is used.
		file: fileURLToPath(new URL('./facades/react-router-dom.ts', import.meta.url)),
	},
	{ request: 'styled-components', version: '6.6.0', requiredVersion: '^6.0.0', strict: true },
	{ request: 'nanostores', version: '1.5.5', requiredVersion: '^1.0.0', strict: false },
	{ request: '@nanostores/react', version: '1.1.0', requiredVersion: '^1.0.0', strict: false },
]

const ROOMS: Singleton[] = [
	'shared-ui',
	'shared-ui/controls',
	'shared-i18n',
	'shared-state',
	'shared-state/live',
	'shared-composition',
].map((request) => ({
	request,
	version: '0.1.0',
	requiredVersion: '^0.1.0',
	strict: false,
}))

export const SINGLETONS: readonly Singleton[] = [...LIBRARIES, ...ROOMS]
