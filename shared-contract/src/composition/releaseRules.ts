import { EXPOSES } from './exposes.ts'
import { ownership, type RegistrySlice } from './registry.ts'

/** The modules that the contract asks of a slice, beside its routes. */
export function modulesAskedOf(slice: string): string[] {
	const names = Object.keys(EXPOSES).filter((name) => name.startsWith(`${slice}/`))
	return names.map((name) => name.slice(slice.length + 1))
}

/** The first segments of paths that the server answers itself, before any slice. */
const RESERVED = new Set(['api', 'art', 'feeds', 'healthz', 'locales', 'og', 'r', 'readyz', 's', 'sitemaps', 'uploads'])
// Whole segments without dots, so that `//evil.example`, `/..` and the names of files are out.
const OWNABLE = /^(?:\/|(?:\/[A-Za-z0-9_~-]+)+)$/

/** Of the paths that a version owns, those that no slice can own. */
export function reservedPaths({ owns }: Pick<RegistrySlice, 'owns'>): string[] {
	return owns.filter((path) => !OWNABLE.test(path) || RESERVED.has(path.split('/')[1] ?? ''))
}

/** Why a version must not be given to anybody. `subject` is a module or a path. */
export interface Breach {
	kind: 'exposeMissing' | 'routeReserved' | 'routeTaken' | 'routeDropped'
	subject: string
}

interface Live {
	/** What everybody is given of the other slices. */
	others: readonly RegistrySlice[]
	/** What everybody is given of this slice, if there is any. */
	current?: RegistrySlice | undefined
	/** Paths that it may give up. */
	drops?: readonly string[] | undefined
}

/**
 * What a version would break of the site that it joins: it lacks what others use of it, owns a path that is the server's
 * or lies in another slice's, or owns no longer what its readers know. Empty where it may join.
 */
export function breachesOf(version: RegistrySlice, { others, current, drops = [] }: Live): Breach[] {
	const registry = { revision: '', slices: [...others] }
	const asked = [...(version.owns.length > 0 ? ['routes'] : []), ...modulesAskedOf(version.name)]
	return [
		...asked
			.filter((module) => !Object.hasOwn(version.exposes, module))
			.map((subject): Breach => ({ kind: 'exposeMissing', subject })),
		...reservedPaths(version).map((subject): Breach => ({ kind: 'routeReserved', subject })),
		...version.owns
			.filter((path) => ownership(registry, path) !== undefined)
			.map((subject): Breach => ({ kind: 'routeTaken', subject })),
		...(current?.owns ?? [])
			.filter((path) => !version.owns.includes(path) && !drops.includes(path))
			.map((subject): Breach => ({ kind: 'routeDropped', subject })),
	]
}
