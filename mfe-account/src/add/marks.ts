/** What the toolbar of an article can make of what is selected. */
export const MARKS = ['bold', 'italic', 'heading', 'list', 'link', 'quote'] as const
export type Mark = (typeof MARKS)[number]

/** A text, and what of it is selected: from `start` up to `end`. */
export interface Selected {
	text: string
	start: number
	end: number
}

/** What takes the place of the text from `from` to `to`, and what is selected then, counted from `from`. */
export interface Replacement {
	from: number
	to: number
	text: string
	start: number
	end: number
}

const AROUND = { bold: ['<strong>', '</strong>'], italic: ['<em>', '</em>'] } as const
const BLOCKS = { heading: ['<h2>', '</h2>'], quote: ['<blockquote>', '</blockquote>'] } as const
const ADDRESS = 'https://'

/** Marks what is selected, or makes the place to type it. */
export function marked(selected: Selected, mark: Mark): Replacement {
	const inside = selected.text.slice(selected.start, selected.end)
	switch (mark) {
		case 'bold':
		case 'italic': {
			const [open, close] = AROUND[mark]
			return replaced(selected, open, inside, close)
		}
		case 'link': {
			const text = `<a href="${ADDRESS}">${inside}</a>`
			const start = text.indexOf(ADDRESS)
			return { from: selected.start, to: selected.end, text, start, end: start + ADDRESS.length }
		}
		case 'heading':
		case 'quote': {
			const [open, close] = BLOCKS[mark]
			return block(selected, open, inside.trim(), close)
		}
		case 'list': {
			const lines = inside.split('\n').filter((line) => line.trim() !== '')
			const items = (lines.length > 0 ? lines : ['']).map((line) => `<li>${line.trim()}</li>`).join('\n')
			return block(selected, '<ul>\n<li>', items.slice('<li>'.length, -'</li>'.length), '</li>\n</ul>')
		}
	}
}

/** Puts a picture in, with the place for what it shows selected. */
export function pictured(selected: Selected, url: string): Replacement {
	return block(selected, `<figure><img src="${url}" alt="`, '', '"></figure>')
}

function replaced({ start: from, end: to }: Selected, open: string, inside: string, close: string): Replacement {
	return { from, to, text: open + inside + close, start: open.length, end: open.length + inside.length }
}

/** A block stands alone: a blank line before and after it, where there is something. */
function block(selected: Selected, open: string, inside: string, close: string): Replacement {
	const before = selected.text.slice(0, selected.start)
	const after = selected.text.slice(selected.end)
	const gapBefore = before.trim() === '' ? '' : '\n'.repeat(2 - (/\n{0,2}$/.exec(before)?.[0].length ?? 0))
	const gapAfter = '\n'.repeat(2 - (/^\n{0,2}/.exec(after)?.[0].length ?? 0))
	return replaced(selected, gapBefore + open, inside, close + gapAfter)
}
