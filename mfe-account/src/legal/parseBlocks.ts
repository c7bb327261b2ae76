/** Plain text or a link. */
export type Inline = { kind: 'text'; text: string } | { kind: 'link'; text: string; to: string }

/** A paragraph or a list. */
export type Block = { kind: 'paragraph'; pieces: Inline[] } | { kind: 'list'; items: Inline[][] }

/**
 * Parses the text of a chapter: blank lines separate blocks, lines with `- ` are a list, `[text](/path)` is a link
 * within the site.
 */
export function parseBlocks(text: string): Block[] {
	return text.split('\n\n').map((block) => {
		const lines = block.split('\n')
		return lines.every((line) => line.startsWith('- '))
			? { kind: 'list', items: lines.map((line) => parseInline(line.slice(2))) }
			: { kind: 'paragraph', pieces: parseInline(block) }
	})
}

function parseInline(text: string): Inline[] {
	const pieces: Inline[] = []
	let end = 0
	for (const link of text.matchAll(/\[([^\]]+)\]\((\/[^)]*)\)/g)) {
		if (link.index > end) pieces.push({ kind: 'text', text: text.slice(end, link.index) })
		pieces.push({ kind: 'link', text: link[1] ?? '', to: link[2] ?? '/' })
		end = link.index + link[0].length
	}
	if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) })
	return pieces
}
