import type { AssistantWork } from 'shared-contract'
import { referenceTo } from '../works.ts'

const LINKED_WORK = /!?\[[^[\]]*\]\((\[\[[^[\]]*\]\])\)/g
const LINKED = /!?\[([^[\]]*)\]\([^()]*\)/g
const ADDRESS = /(?<![a-z0-9+.-])(?:[a-z0-9+.-]+:\/\/|www\.)[^\s<>"'[\]「」『』（）、。]*/gi
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
 * stays, and its Markdown becomes the formatting of messages. HTML stays the text that it is. Where something is taken
 * out a space is left, so that what stood on both sides of it cannot become an address or a reference together.
 */
export function cleanLine(line: string, work: WorkOf): string {
	return cleanText(line, work).trimEnd()
}

function cleanText(line: string, work: WorkOf): string {
	const text = withoutUnseen(line)
	if (FENCE.test(text)) return ''
	return text
		.replace(HEADING, '*$1*')
		.replace(BULLET, '$1• ')
		.replace(LINKED_WORK, '$1')
		.replace(LINKED, '$1')
		.replace(ADDRESS, ' ')
		.replace(BRACKETED, (_whole, inside: string) => {
			const id = REFERENCE.exec(inside)?.[1]
			const named = id === undefined ? undefined : work(Number(id))
			return named ? referenceTo(named) : ' '
		})
		.replace(/\*{2,}/g, '*')
		.replace(/_{2,}/g, '_')
		.replace(/~{2,}/g, '~')
		.replace(/ {2,}/g, ' ')
}

type WorkOf = (id: number) => AssistantWork | undefined

// These lines say only at their end what they are.
const OPEN_LINE = /^ *(?:#.*|```.*|`{0,2}|[*-]? *)$/
// Half a character at the end, or a mark that may belong to a link.
const OPEN_CHARACTER = /[!\ud800-\udbff]$/
const OPEN_ADDRESS = /(?<![a-z0-9+.-])[a-z0-9+.-]+:?\/?$/i

/**
 * How a line begins that has not ended, whatever follows: {@link cleanLine} of the whole begins with it. The time it takes
 * grows with the line's length and not faster, whatever is in it: it runs for each piece of a reply.
 */
export function cleanStart(line: string, work: WorkOf): string {
	if (OPEN_LINE.test(line)) return ''
	const closed = line.slice(0, openLink(line)).replace(OPEN_CHARACTER, '')
	return cleanText(closed.toWellFormed(), work).replace(OPEN_ADDRESS, '').trimEnd()
}

/** Where a link or a reference begins that has not ended; the line's length where none does. */
function openLink(line: string): number {
	let start = line.length
	let brackets = 0
	let parentheses = 0
	for (let at = 0; at < line.length; at++) {
		const character = line[at]
		const isWithin = start < line.length
		if (isWithin && parentheses > 0) {
			if (character === '(') parentheses += 1
			if (character === ')') parentheses -= 1
			if (parentheses === 0) start = line.length
		} else if (character === '[') {
			if (brackets === 0) start = at
			brackets += 1
		} else if (isWithin && brackets > 0) {
			if (character === ']') brackets -= 1
		} else if (isWithin && character === '(') {
			parentheses = 1
		} else {
			// What the brackets closed is no link: nothing in parentheses comes right after them.
			start = line.length
		}
	}
	return start
}
