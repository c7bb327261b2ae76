import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Range = `^${number}.${number}.${number}`

/** A module of which a page holds exactly one copy, given by the host and asked for by slices under the same name. */
export interface Singleton {
	/** The request as code writes it; `react/` stands for everything below `react`. */
	readonly request: string
	/** Of the package that is installed. */
	readonly version: string
	/** Less than what is installed: a range inferred from that warns at every patch release. */
	readonly requiredVersion: Range
	/** A slice that needs another version is refused, with both versions in the message. */
	readonly strict: boolean
	/** What slices bring as their own copy, where it is not the package itself. No path: a build would name its folder. */
	readonly source?: string
}

const LIBRARIES = [
	{ request: 'react', requiredVersion: '^19.0.0', strict: true },
	{ request: 'react/', requiredVersion: '^19.0.0', strict: true },
	{ request: 'react-dom', requiredVersion: '^19.0.0', strict: true },
	{ request: 'react-dom/', requiredVersion: '^19.0.0', strict: true },
	{
		request: 'react-router-dom',
		requiredVersion: '^7.0.0',
		strict: true,
		// Never tree-shaken when shared: 53 KB, against 30 KB of what a page can use.
		source: 'shared-composition/host/react-router-dom',
	},
	{ request: 'styled-components', requiredVersion: '^6.0.0', strict: true },
	{ request: 'nanostores', requiredVersion: '^1.0.0', strict: false },
	{ request: '@nanostores/react', requiredVersion: '^1.0.0', strict: false },
] as const satisfies readonly Omit<Singleton, 'version'>[]

const SHARED_PACKAGES = [
	'shared-contract/builders',
	'shared-ui',
	'shared-ui/controls',
	'shared-i18n',
	'shared-state',
	'shared-state/live',
	'shared-composition',
] as const

export const SINGLETONS: readonly Singleton[] = [
	...LIBRARIES.map((library) => ({ ...library, version: installedVersion(library.request) })),
	...SHARED_PACKAGES.map((request) => {
		const version = installedVersion(request)
		return { request, version, requiredVersion: compatible(version), strict: false }
	}),
]

/** The versions that replace a version without breaking whoever uses it: of its first number that is not 0. */
export function compatible(version: string): Range {
	const [major = 0, minor = 0] = version.split('.').map(Number)
	return major > 0 ? `^${major}.0.0` : `^0.${minor}.0`
}

/** The package behind a request: `react` for `react/jsx-runtime`. */
export function packageOf(request: string): string {
	return request
		.split('/')
		.slice(0, request.startsWith('@') ? 2 : 1)
		.join('/')
}

function installedVersion(request: string): string {
	const modules = join(import.meta.dirname, '..', '..', 'node_modules')
	const { version } = JSON.parse(readFileSync(join(modules, packageOf(request), 'package.json'), 'utf8'))
	return version
}
