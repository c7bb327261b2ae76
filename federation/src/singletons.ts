import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

type Range = `^${number}.${number}.${number}`

/** A module with exactly one copy on a page: the host provides it, and slices consume it under the same request. */
export interface Singleton {
	/** The request of the import; `react/` stands for all requests that begin so. */
	readonly request: string
	/** The installed version. */
	readonly version: string
	/** Wider than the installed version: a range inferred from that warns at every patch release. */
	readonly requiredVersion: Range
	/** A slice that requires another version is refused, with both versions in the message. */
	readonly strict: boolean
	/** The request of a slice's fallback copy, if it is not the package itself. No path, which would depend on the folder. */
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
		// A shared module is never tree-shaken: 53 KB, against 30 KB for the exports that a page can use.
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
	'shared-ui/windows',
	'shared-i18n',
	'shared-state',
	'shared-state/live',
	'shared-composition',
] as const

/** The shared modules of all hosts and slices. */
export const SINGLETONS: readonly Singleton[] = [
	...LIBRARIES.map((library) => ({ ...library, version: installedVersion(library.request) })),
	...SHARED_PACKAGES.map((request) => {
		const version = installedVersion(request)
		return { request, version, requiredVersion: compatibleRange(version), strict: false }
	}),
]

/** The range of versions that are compatible with a version: those with the same first number that is not 0. */
export function compatibleRange(version: string): Range {
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
	const name = packageOf(request)
	const manifests = (require.resolve.paths(name) ?? []).map((modules) => join(modules, name, 'package.json'))
	const { version } = JSON.parse(readFileSync(manifests.find(existsSync) ?? name, 'utf8'))
	return version
}
