import { LINK_CARDS_OF_MESSAGE, linkedPage, parseUrl } from 'shared-contract'
import { type Piece, parseMessage } from '../../formatting/parseMessage.ts'

/** The paths of our own pages with a card that a text links to in sight: not in a spoiler, and not as code. */
export function linkedPaths(text: string, origin = location.origin): string[] {
	if (!text.includes(origin)) return []
	const paths = hrefsOf(parseMessage(text)).flatMap((href) => {
		const url = parseUrl(href)
		if (url?.origin !== origin) return []
		const path = url.pathname.replace(/\/$/, '') + (url.hash.startsWith('#review-') ? url.hash : '')
		return linkedPage(path) ? [path] : []
	})
	return [...new Set(paths)].slice(0, LINK_CARDS_OF_MESSAGE)
}

function hrefsOf(pieces: readonly Piece[]): string[] {
	return pieces.flatMap((piece) => {
		if (piece.type === 'link') return piece.href
		return 'pieces' in piece && piece.type !== 'spoiler' ? hrefsOf(piece.pieces) : []
	})
}
