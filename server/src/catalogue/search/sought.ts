import { foldName } from '../fold.ts'
import type { Sought } from './quality.ts'
import { skeleton } from './skeleton.ts'

/** Past this many words a query says nothing new. */
const WORDS = 16

/** Prepares what somebody typed. Nothing where it holds no letter and no digit. */
export function prepare(typed: string): Sought | undefined {
	const text = skeleton(foldName(typed))
	if (text === '') return undefined
	const words = text.split(' ').slice(0, WORDS)
	return { text, words, joined: words.join(''), open: !/\s$/.test(typed) }
}
