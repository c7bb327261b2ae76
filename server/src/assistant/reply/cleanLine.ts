import type { AssistantWork } from 'shared-contract'
import { referenceTo } from '../works.ts'

const LINKED_WORK = /!?\[[^[\]]*\]\((\[\[[^[\]]*\]\])\)/g
const LINKED = /!?\[([^[\]]*)\]\([^()]*\)/g
const ADDRESS = /(?<![a-z0-9+.-])(?:[a-z][a-z0-9+.-]*:\/\/|www\.)[^\s<>"'[\]「」『』（）、。]*/gi
const BRACKETED = /\[\[([^[\]]*)\]\]/g
const REFERENCE = /^\s*(?:anime|movie|manga)\s*:\s*([1-9][0-9]{0,8})\s*(?:\|.*)?$/
const HEADING = /^ {0,3}#{1,6} +(.*)$/
const BULLET = /^( *)[*-] +/
const FENCE = /^ *```\w*$/
// Control characters, marks that turn the direction of what follows, and characters that nobody sees.
const UNSEEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu

/** Text without what nobody sees; a tab is a space. */
export function withoutUnseen(text: string): string {
	return text.replaceAll('\t', ' ').replace(UNSEEN, '')
}

/**
 * A line of the model's as it may be shown: only the works that the catalogue has told of are links, no other address
 * stays, and its Markdown becomes the formatting of messages. HTML stays the text that it is.
 */
export function cleanLine(line: string, work: (id: number) => AssistantWork | undefined): string {
	const text = withoutUnseen(line)
	if (FENCE.test(text)) return ''
	return text
		.replace(LINKED_WORK, '$1')
		.replace(LINKED, '$1')
		.replace(ADDRESS, '')
		.replace(BRACKETED, (_whole, inside: string) => {
			const id = REFERENCE.exec(inside)?.[1]
			const named = id === undefined ? undefined : work(Number(id))
			return named ? referenceTo(named) : ''
		})
		.replace(HEADING, '*$1*')
		.replace(BULLET, '$1• ')
		.replace(/\*{2,}/g, '*')
		.replace(/_{2,}/g, '_')
		.replace(/~{2,}/g, '~')
		.replace(/ {2,}/g, ' ')
		.trimEnd()
}

// What a line may end in the middle of: a link or a reference, an address, a row of marks, half a character.
const OPEN_LINK = /(?:!?\[[^[\]]*\]\((?:[^()[\]]|\[\[?[^[\]()]*\]?\]?)*|!?\[{1,2}[^[\]]*\]{0,2}|!)$/
const OPEN_ADDRESS = /(?<![a-z0-9+.-])[a-z][a-z0-9+.-]*:?\/?$/i
const OPEN_MARKS = /[*_~]+$/
const HALF_CHARACTER = /[\ud800-\udbff]$/
// These say only at their end what they are.
const OPEN_LINE = /^ *(?:#.*|```.*|`{0,2}|[*-]? *)$/

/** How much of an unfinished line is as it will be, whatever follows. */
export function steadyLength(line: string): number {
	if (OPEN_LINE.test(line)) return 0
	let steady = line
	for (let before = -1; before !== steady.length; ) {
		before = steady.length
		for (const open of [OPEN_LINK, OPEN_ADDRESS, OPEN_MARKS, HALF_CHARACTER]) {
			const at = steady.search(open)
			if (at >= 0) steady = steady.slice(0, at)
		}
	}
	return steady.length
}
