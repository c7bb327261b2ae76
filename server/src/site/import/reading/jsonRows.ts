import type { RawRow } from '../importRows.ts'
import type { Line } from './lines.ts'

/** Each line as JSON; a line that is none keeps its text as its value, which no schema takes. */
export async function* jsonRows(lines: AsyncIterable<Line>): AsyncGenerator<RawRow> {
	for await (const line of lines) {
		if (line.text.trim() !== '') yield { ...line, value: parse(line.text) }
	}
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return text
	}
}
