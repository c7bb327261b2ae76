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
	const files = [entry, ...(exposes.routes ?? []), ...(screens?.[prefix] ?? []), ...(words?.[locale] ?? [])]
	return [...new Set(files)].map((file) => ({ address: base + file, integrity: integrity?.[file] }))
}
