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
// Control characters, direction marks and zero-width characters.
const INVISIBLE = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu

/** Removes invisible characters; a tab becomes a space. */
export function removeInvisible(text: string): string {
	return text.replaceAll('\t', ' ').replace(INVISIBLE, '')
}

/**
 * Sanitizes a line of the model: keeps references to works that the tools returned, removes all other links and URLs, and
 * converts Markdown to the formatting of messages. HTML stays literal text. Removed parts leave a space, so that the text on
 * both sides cannot join into a URL or a reference.
 */
export function cleanLine(line: string, work: WorkOf): string {
	return cleanText(line, work).trimEnd()
}

function cleanText(line: string, work: WorkOf): string {
	const text = removeInvisible(line)
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

// The meaning of these lines is known only at their end.
const OPEN_LINE = /^ *(?:#.*|```.*|`{0,2}|[*-]? *)$/
// Half a surrogate pair at the end, or a character that may start a link.
const OPEN_CHARACTER = /[!\ud800-\udbff]$/
const OPEN_ADDRESS = /(?<![a-z0-9+.-])[a-z0-9+.-]+:?\/?$/i

/**
 * The stable beginning of an incomplete line: {@link cleanLine} of the complete line starts with it, whatever follows. It
 * runs for each chunk of a reply, so its time is linear in the length of the line.
 */
export function cleanStart(line: string, work: WorkOf): string {
	if (OPEN_LINE.test(line)) return ''
	const closed = line.slice(0, openLink(line)).replace(OPEN_CHARACTER, '')
	return cleanText(closed.toWellFormed(), work).replace(OPEN_ADDRESS, '').trimEnd()
}

/** The index of an unclosed link or reference; the line's length without one. */
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
			// The closed brackets are no link: no parenthesis follows directly.
			start = line.length
		}
	}
	return start
}
