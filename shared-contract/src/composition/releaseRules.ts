import { EXPOSES } from './exposes.ts'
import { ownership } from './ownership.ts'
import type { RegistrySlice } from './registry.ts'

/** The modules that a slice must expose, beside its routes: those that pages show by their name, and its own fills of slots. */
export function requiredModulesOf({ name: slice, fills = {} }: Pick<RegistrySlice, 'name' | 'fills'>): string[] {
	const named = Object.keys(EXPOSES).flatMap((name) =>
		name.startsWith(`${slice}/`) ? [name.slice(slice.length + 1)] : [],
	)
	const filled = Object.values(fills).flatMap((list) => list.flatMap(({ module }) => module ?? []))
	return [...new Set([...named, ...filled])]
}

/** The first segments of paths that the server serves itself. */
const RESERVED = new Set([
	'api',
	'art',
	'dumps',
	'embed',
	'feeds',
	'healthz',
	'locales',
	'mal',
	'mcp',
	'metrics',
	'oauth',
	'og',
	'pictures',
	'preview',
	'r',
	'readyz',
	's',
	'sitemaps',
	'unsubscribe',
	'uploads',
])
/** A path that a slice may own: whole segments without dots, which excludes `//evil.example`, `/..` and file names. */
export const OWNABLE = /^(?:\/|(?:\/[A-Za-z0-9_~-]+)+)$/

/** The owned paths of a version that no slice may own. */
export function reservedPaths({ owns }: Pick<RegistrySlice, 'owns'>): string[] {
	return owns.filter((path) => !OWNABLE.test(path) || RESERVED.has(path.split('/')[1] ?? ''))
}

/** Why a version must not be promoted. `subject` is a module or a path. */
export interface PromotionError {
	kind: 'exposeMissing' | 'routeReserved' | 'routeTaken' | 'routeDropped'
	subject: string
}

interface Live {
	/** The current versions of the other slices. */
	others: readonly RegistrySlice[]
	/** The current version of this slice, if any. */
	current?: RegistrySlice | undefined
	/** Paths that are given up on purpose. */
	drops?: readonly string[] | undefined
}

/**
 * Checks a version against the live site. Errors: a missing module that others use, a path of the server or of another
 * slice, a dropped path of the current version. Empty if it may be promoted.
 */
export function promotionErrorsOf(version: RegistrySlice, { others, current, drops = [] }: Live): PromotionError[] {
	const registry = { revision: '', slices: [...others] }
	const asked = [...(version.owns.length > 0 ? ['routes'] : []), ...requiredModulesOf(version)]
	return [
		...asked
			.filter((module) => !Object.hasOwn(version.exposes, module))
			.map((subject): PromotionError => ({ kind: 'exposeMissing', subject })),
		...reservedPaths(version).map((subject): PromotionError => ({ kind: 'routeReserved', subject })),
		...version.owns
			.filter((path) => ownership(registry, path) !== undefined)
			.map((subject): PromotionError => ({ kind: 'routeTaken', subject })),
		...(current?.owns ?? [])
			.filter((path) => !version.owns.includes(path) && !drops.includes(path))
			.map((subject): PromotionError => ({ kind: 'routeDropped', subject })),
	]
}
