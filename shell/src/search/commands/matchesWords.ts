import type { Command } from 'shared-contract'
import { folded } from 'shared-contract/folded'

const BETWEEN_WORDS = /[^\p{L}\p{N}+]+/gu
const ASCII = /^\p{ASCII}+$/u

/** True if a command has all words of a text, or their beginnings. Japanese has no spaces: there, any part counts. */
export function matchesWords(text: string, { label, keywords = '' }: Pick<Command, 'label' | 'keywords'>): boolean {
	const words = spaced(`${label} ${keywords}`)
	return spaced(text)
		.split(' ')
		.every((word) => words.includes(ASCII.test(word) ? ` ${word}` : word))
}

function spaced(text: string): string {
	return ` ${folded(text).replace(BETWEEN_WORDS, ' ')}`
}
