/** Placeholder for a React node: a private-use character that no text contains. */
export const SLOT = '\ue000'

export interface TextPart {
	bold: boolean
	text: string
}

/** Splits a text into bold (`*bold*`) and plain parts. */
export function boldParts(text: string): TextPart[] {
	return text
		.split(/\*([^*]+)\*/)
		.map((part, at) => ({ bold: at % 2 === 1, text: part }))
		.filter(({ text }) => text !== '')
}
