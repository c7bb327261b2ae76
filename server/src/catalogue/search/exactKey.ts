import { exactName } from '../fold.ts'

/** How exactly a hit has the name that was typed: not at all, as a synonym, or as its own name. */
export const NEAR = 0
export const SYNONYM = 1
export const OWN_NAME = 2
export type Exactness = typeof NEAR | typeof SYNONYM | typeof OWN_NAME

/** A hash of a name as it is written, which compares names in four bytes each. The last bit says that it is a synonym. */
export function exactKey(name: string, isSynonym = false): number {
	// FNV-1a.
	let hash = 0x811c9dc5
	const text = exactName(name)
	for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
	return ((hash & ~1) | (isSynonym ? 1 : 0)) >>> 0
}

export function exactness(typed: number, key: number): Exactness {
	if (typed >>> 1 !== key >>> 1) return NEAR
	return key % 2 === 1 ? SYNONYM : OWN_NAME
}
