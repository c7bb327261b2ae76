import type { Locale } from '../locale.ts'
import { ownership, type Registry } from './registry.ts'

/** A script to preload, with its integrity hash if known. */
export interface NeededScript {
	address: string
	integrity?: string | undefined
}

/** The scripts of a path's slice in a language, entry first, for preload links. */
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
 * True if a path needs the shell's controls at the start. The home page, screens that say so, paths without an owner and
 * slices that list no screens, as those of other tools, do not.
 */
export function needsControls(registry: Registry, path: string): boolean {
	const owner = ownership(registry, path)
	if (!owner || path === '/') return false
	const { slice, prefix } = owner
	if (slice.screens?.[prefix] === undefined || slice.plain?.includes(prefix)) return false
	return path === prefix || slice.screens[`${prefix}/`] === undefined
}

/** The owned path itself, or with a trailing slash for its subpaths. */
function placeOf(path: string, prefix: string): string {
	return path === prefix ? prefix : `${prefix}/`
}
