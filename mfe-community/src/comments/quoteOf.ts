import { commentAnchor } from 'shared-contract'

const QUOTE_MAX_LENGTH = 500

/** The lines of a quote at the top of a reply, without what the text quotes itself; undefined if nothing is left. */
export function quoteOf(text: string): string | undefined {
	const own = text.replace(/^>.*\n?/gm, '').trim()
	if (own === '') return undefined
	const letters = [...own]
	const kept = letters.length > QUOTE_MAX_LENGTH ? `${letters.slice(0, QUOTE_MAX_LENGTH).join('').trimEnd()}…` : own
	return `${kept.replace(/^/gm, '> ')}\n\n`
}

/** The selected text, if the selection is inside the comment. */
export function selectedIn(id: string): string {
	const card = document.getElementById(commentAnchor(id))
	const selection = getSelection()
	const isInside = card?.contains(selection?.anchorNode ?? null) && card.contains(selection?.focusNode ?? null)
	return isInside ? String(selection) : ''
}
