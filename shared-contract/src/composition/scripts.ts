import type { Locale } from '../locale.ts'
import { ownership, type Registry } from './registry.ts'

/** A script to fetch ahead, and what its content must be where that is known. */
export interface NeededScript {
	address: string
	integrity?: string | undefined
}

/** The scripts that a path needs from its slice in a language, the entry first: for preload links. */
export function scriptsFor(registry: Registry, path: string, locale: Locale): NeededScript[] {
	const owner = ownership(registry, path)
	if (!owner) return []
	const { slice, prefix } = owner
	const { base, entry, exposes, screens, words, integrity } = slice
	const place = placeOf(path, prefix)
	const screen = screens?.[place] ?? screens?.[prefix] ?? []
	const said = words?.[`${locale} ${place}`] ?? words?.[`${locale} ${prefix}`] ?? words?.[locale] ?? []
	const files = [entry, ...(exposes.routes ?? []), ...screen, ...said]
	return [...new Set(files)].map((file) => ({ address: base + file, integrity: integrity?.[file] }))
}

/**
 * Whether a path shows the shell's controls from the start. The home page does not, nor does a screen that another one's
 * path owns, nor one that nobody owns.
 */
export function needsControls(registry: Registry, path: string): boolean {
	const owner = ownership(registry, path)
	if (!owner || path === '/') return false
	const { slice, prefix } = owner
	return path === prefix || slice.screens?.[`${prefix}/`] === undefined
}

/** The owned path itself, or with a slash at its end where the path lies beneath it. */
function placeOf(path: string, prefix: string): string {
	return path === prefix ? prefix : `${prefix}/`
}
