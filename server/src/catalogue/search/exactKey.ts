import { exactName } from '../fold.ts'

/** How exactly a hit has the name that was typed: not at all, as a synonym, as a short one such as "AoT", or as its own name. */
export const NEAR = 0
export const SYNONYM = 1
export const ABBREVIATION = 2
export const OWN_NAME = 3
export type Exactness = typeof NEAR | typeof SYNONYM | typeof ABBREVIATION | typeof OWN_NAME

const ABBREVIATION_LENGTH = 6

/** A hash of a name as it is written, which compares names in four bytes each. The last bit says that it is a synonym. */
export function exactKey(name: string, isSynonym = false): number {
	// FNV-1a.
	let hash = 0x811c9dc5
	const text = exactName(name)
	for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
	return ((hash & ~1) | (isSynonym ? 1 : 0)) >>> 0
}

/** @param name the folded name with the key. */
export function exactness(typed: number, key: number, name: string): Exactness {
	if (typed >>> 1 !== key >>> 1) return NEAR
	if (!isSynonymKey(key)) return OWN_NAME
	return name.length <= ABBREVIATION_LENGTH ? ABBREVIATION : SYNONYM
}

export function isSynonymKey(key: number): boolean {
	return key % 2 === 1
}
