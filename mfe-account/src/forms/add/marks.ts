/** The formats of the toolbar. */
export const MARKS = ['bold', 'italic', 'heading', 'list', 'link', 'quote'] as const
export type Mark = (typeof MARKS)[number]

/** A text and its selection, from `start` to `end`. */
export interface TextSelection {
	text: string
	start: number
	end: number
}

/** The text that replaces the range from `from` to `to`, and the selection afterwards, relative to `from`. */
export interface Replacement {
	from: number
	to: number
	text: string
	start: number
	end: number
}

const INLINE_TAGS = { bold: ['<strong>', '</strong>'], italic: ['<em>', '</em>'] } as const
const BLOCK_TAGS = { heading: ['<h2>', '</h2>'], quote: ['<blockquote>', '</blockquote>'] } as const
const ADDRESS = 'https://'

/** Formats the selection, or inserts empty markup to type into. */
export function applyMark(selected: TextSelection, mark: Mark): Replacement {
	const inside = selected.text.slice(selected.start, selected.end)
	switch (mark) {
		case 'bold':
		case 'italic': {
			const [open, close] = INLINE_TAGS[mark]
			return replacementOf(selected, open, inside, close)
		}
		case 'link': {
			const text = `<a href="${ADDRESS}">${inside}</a>`
			const start = text.indexOf(ADDRESS)
			return { from: selected.start, to: selected.end, text, start, end: start + ADDRESS.length }
		}
		case 'heading':
		case 'quote': {
			const [open, close] = BLOCK_TAGS[mark]
			return block(selected, open, inside.trim(), close)
		}
		case 'list': {
			const lines = inside.split('\n').filter((line) => line.trim() !== '')
			const items = (lines.length > 0 ? lines : ['']).map((line) => `<li>${line.trim()}</li>`).join('\n')
			return block(selected, '<ul>\n<li>', items.slice('<li>'.length, -'</li>'.length), '</li>\n</ul>')
		}
	}
}

/** Inserts a picture and places the cursor in its alt text. */
export function insertPicture(selected: TextSelection, url: string): Replacement {
	return block(selected, `<figure><img src="${url}" alt="`, '', '"></figure>')
}

function replacementOf(
	{ start: from, end: to }: TextSelection,
	open: string,
	inside: string,
	close: string,
): Replacement {
	return { from, to, text: open + inside + close, start: open.length, end: open.length + inside.length }
}

/** Surrounds a block with blank lines, except at the start and end of the text. */
function block(selected: TextSelection, open: string, inside: string, close: string): Replacement {
	const before = selected.text.slice(0, selected.start)
	const after = selected.text.slice(selected.end)
	const gapBefore = before.trim() === '' ? '' : '\n'.repeat(2 - (/\n{0,2}$/.exec(before)?.[0].length ?? 0))
	const gapAfter = '\n'.repeat(2 - (/^\n{0,2}/.exec(after)?.[0].length ?? 0))
	return replacementOf(selected, gapBefore + open, inside, close + gapAfter)
}
