/** The legal pages. */
export const LEGAL_PAGES = ['terms', 'privacy', 'dmca'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** The chapters of each, in their order; their words are `{page}.{chapter}.title` and `.text`. */
export const CHAPTERS = {
	terms: [
		'service',
		'age',
		'account',
		'conduct',
		'content',
		'rights',
		'moderation',
		'end',
		'liability',
		'changes',
		'contact',
	],
	privacy: [
		'who',
		'data',
		'use',
		'basis',
		'sharing',
		'cookies',
		'retention',
		'rights',
		'children',
		'security',
		'changes',
	],
	dmca: ['respect', 'notice', 'after', 'counter', 'repeat', 'contact'],
} as const satisfies Record<LegalPage, readonly string[]>

/** The day of the last change, where the page names one. */
export const UPDATED_ON: Record<LegalPage, string | undefined> = {
	terms: '2024-08-01',
	privacy: '2024-08-01',
	dmca: undefined,
}

/** A piece of running text, or a link in it. */
export type Piece = { kind: 'text'; text: string } | { kind: 'link'; text: string; to: string }

/** A paragraph, or a list. */
export type Block = { kind: 'paragraph'; pieces: Piece[] } | { kind: 'list'; items: Piece[][] }

/**
 * The blocks of a chapter's words: an empty line parts them, lines that begin with `- ` are a list, `[words](/path)` is a
 * link to a page of this site.
 */
export function blocksOf(text: string): Block[] {
	return text.split('\n\n').map((block) => {
		const lines = block.split('\n')
		return lines.every((line) => line.startsWith('- '))
			? { kind: 'list', items: lines.map((line) => piecesOf(line.slice(2))) }
			: { kind: 'paragraph', pieces: piecesOf(block) }
	})
}

function piecesOf(text: string): Piece[] {
	const pieces: Piece[] = []
	let end = 0
	for (const link of text.matchAll(/\[([^\]]+)\]\((\/[^)]*)\)/g)) {
		if (link.index > end) pieces.push({ kind: 'text', text: text.slice(end, link.index) })
		pieces.push({ kind: 'link', text: link[1] ?? '', to: link[2] ?? '/' })
		end = link.index + link[0].length
	}
	if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) })
	return pieces
}
