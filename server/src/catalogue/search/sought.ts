import { foldName } from '../fold.ts'
import type { Sought } from './quality.ts'
import { skeleton } from './skeleton.ts'

/** Past this many words a query says nothing new. */
const WORDS = 16
/** No name repeats a letter this often: it is a key that was held down, and must not be taken for the letter. */
const HELD_KEY = /(.)\1{19}/u

/** Prepares a query as typed. Undefined where it holds no letter and no digit, or nothing but a held key. */
export function prepare(typed: string): Sought | undefined {
	const folded = foldName(typed)
	const text = HELD_KEY.test(folded) ? '' : skeleton(folded)
	if (text === '') return undefined
	const words = text.split(' ').slice(0, WORDS)
	return { text, words, joined: words.join(''), open: !/\s$/.test(typed) }
}
