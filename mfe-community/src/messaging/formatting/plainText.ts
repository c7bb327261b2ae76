import type { AssistantWork } from 'shared-contract'
import { type Piece, parseMessage } from './parseMessage.ts'

const COVERED = '▒▒▒'
// A preview may end within a spoiler.
const CUT_SPOILER = /\|\|(?=[^\s|])[^|]*$/

/** A message as plain text in one line: without marks, with the names of titles and with spoilers covered. */
export function plainText(
	text: string,
	works: readonly AssistantWork[] = [],
	nameOf: (work: AssistantWork) => string = ({ title }) => title,
): string {
	const byId = new Map(works.map((work) => [work.id, work]))
	const plain = (pieces: readonly Piece[]): string =>
		pieces
			.map((piece) => {
				if (piece.type === 'spoiler') return COVERED
				if (piece.type === 'quote') return `“${plain(piece.pieces)}” `
				if (piece.type === 'mention') return `@${piece.name}`
				if ('pieces' in piece) return plain(piece.pieces)
				if (piece.type === 'link') return piece.label
				if (piece.type !== 'work') return piece.text
				const work = byId.get(piece.id)
				return work ? nameOf(work) : ''
			})
			.join('')
	return plain(parseMessage(text, { isWork: (id) => byId.has(id) }))
		.replace(CUT_SPOILER, COVERED)
		.replace(/\s+/g, ' ')
		.trim()
}
