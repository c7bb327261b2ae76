/** Stands in words where a node goes: a character that no text has. */
export const SLOT = '\ue000'

export interface TextPart {
	bold: boolean
	text: string
}

/** The parts of words with `*bold*` among them. */
export function boldParts(text: string): TextPart[] {
	return text
		.split(/\*([^*]+)\*/)
		.map((part, at) => ({ bold: at % 2 === 1, text: part }))
		.filter(({ text }) => text !== '')
}
