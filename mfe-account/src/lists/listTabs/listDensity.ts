import { atom, type ReadableAtom } from 'nanostores'

/** The size of list entries: large posters, small ones, or one line each. */
export const LIST_DENSITIES = ['comfortable', 'compact', 'rows'] as const
export type ListDensity = (typeof LIST_DENSITIES)[number]

const KEY = 'niouka:list-density'
const $chosen = atom<ListDensity>(readDensity(stored()))

/** The density that this browser uses for lists. */
export const $listDensity: ReadableAtom<ListDensity> = $chosen

/** Sets the density, and stores it if the browser allows it. */
export function chooseDensity(density: ListDensity): void {
	$chosen.set(density)
	try {
		localStorage.setItem(KEY, density)
	} catch {
		// Storage is unavailable: the choice lasts until the page is left.
	}
}

/** Parses a stored density; falls back to the default. */
export function readDensity(stored: string | null): ListDensity {
	return LIST_DENSITIES.find((density) => density === stored) ?? 'comfortable'
}

function stored(): string | null {
	try {
		return localStorage.getItem(KEY)
	} catch {
		return null
	}
}
