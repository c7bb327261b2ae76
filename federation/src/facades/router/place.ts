import type { Location, RouterHistory } from './types.ts'

/** A new place in the history. */
export function createPlace(history: RouterHistory, path: string, state: unknown = null): Location {
	const key = Math.random().toString(36).slice(2, 10)
	return { ...history.encodeLocation(path), state, key }
}

/** Throws where an address leads to another site: what a page follows may come from somebody's words. */
export function assertOwnSite(history: RouterHistory, to: string): void {
	const here = history.createURL('/')
	if (URL.canParse(to, here.href) && new URL(to, here).origin !== here.origin) {
		throw new Error('External navigation is not allowed')
	}
}

/** Whether going from one to the other needs no data: it is a place within the same page. */
export function onlyHashDiffers(from: Location, to: Location): boolean {
	if (from.pathname !== to.pathname || from.search !== to.search) return false
	return to.hash !== ''
}
