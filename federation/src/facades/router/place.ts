import { createPath } from 'react-router'
import { type From, resolveTo } from './resolveTo.ts'
import type { Location, RouterHistory } from './types.ts'

/** A new place in the history. */
export function createPlace(history: RouterHistory, path: string, state: unknown = null): Location {
	return { ...history.encodeLocation(path), state, key: createKey() }
}

/** The name of an entry of the history. */
export function createKey(): string {
	return Math.random().toString(36).slice(2, 10)
}

/** Throws where an address leads to another site: what a page follows may come from somebody's words. */
export function assertOwnSite(history: RouterHistory, to: string): void {
	const here = history.createURL('/')
	if ((parsed(to, here) ?? here).origin !== here.origin) throw new Error('External navigation is not allowed')
}

/** The path that a redirect leads to from a route. Throws where it leads to another site. */
export function redirectPath(history: RouterHistory, to: string, from: From): string {
	assertOwnSite(history, to)
	const whole = parsed(to)
	return whole ? createPath(whole) : resolveTo(to, from)
}

/** Whether going from one to the other needs no data: it is a place within the same page. */
export function onlyHashDiffers(from: Location, to: Location): boolean {
	return from.pathname === to.pathname && from.search === to.search && to.hash !== ''
}

/** An address, or nothing where it is none. */
export function parsed(address: string, base?: URL | string): URL | undefined {
	try {
		return new URL(address, base)
	} catch {
		return undefined
	}
}
