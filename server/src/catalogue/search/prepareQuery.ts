import { foldName } from '../fold.ts'
import { exactKey } from './exactKey.ts'
import type { PreparedQuery } from './quality.ts'
import { skeleton } from './skeleton.ts'

/** Further words of a query are ignored. */
const MAX_WORDS = 16
/** A key that was held down: no name repeats a letter this often. */
const HELD_KEY = /(.)\1{19}/u

/** Prepares a typed query. Undefined without letters and digits, or for a held key. */
export function prepareQuery(typed: string): PreparedQuery | undefined {
	const folded = foldName(typed)
	const text = HELD_KEY.test(folded) ? '' : skeleton(folded)
	if (text === '') return undefined
	const words = text.split(' ').slice(0, MAX_WORDS)
	return { text, exact: exactKey(typed), words, joined: words.join(''), open: !/\s$/.test(typed) }
}
