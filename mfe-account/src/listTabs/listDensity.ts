import { atom, type ReadableAtom } from 'nanostores'

/** How close the titles of a list stand: large posters, small ones, or one line each. */
export const LIST_DENSITIES = ['comfortable', 'compact', 'rows'] as const
export type ListDensity = (typeof LIST_DENSITIES)[number]

const KEY = 'niouka:list-density'
const $chosen = atom<ListDensity>(readDensity(stored()))

/** How this browser shows lists. */
export const $listDensity: ReadableAtom<ListDensity> = $chosen

/** Chooses another density; where the browser refuses to store it, it holds until the page is left. */
export function chooseDensity(density: ListDensity): void {
	$chosen.set(density)
	try {
		localStorage.setItem(KEY, density)
	} catch {
		// It then holds for this page alone.
	}
}

/** A stored density; anything else is the first one. */
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
