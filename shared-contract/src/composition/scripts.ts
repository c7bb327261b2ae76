import type { Locale } from '../locale.ts'
import { ownership } from './ownership.ts'
import type { Registry } from './registry.ts'

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
	const { base, entry, exposes, screens, integrity } = slice
	const screen = screens?.[placeOf(path, prefix)] ?? screens?.[prefix] ?? []
	const files = [entry, ...(exposes.routes ?? []), ...screen, ...wordsFor(registry, path, locale)]
	return [...new Set(files)].map((file) => ({ address: base + file, integrity: integrity?.[file] }))
}

/** The translation files of a path's screen in a language, relative to its slice. */
export function wordsFor(registry: Registry, path: string, locale: Locale): readonly string[] {
	const owner = ownership(registry, path)
	if (!owner) return []
	const { words } = owner.slice
	const keys = [`${locale} ${placeOf(path, owner.prefix)}`, `${locale} ${owner.prefix}`, locale]
	return keys.map((key) => words?.[key]).find((files) => files !== undefined) ?? []
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
