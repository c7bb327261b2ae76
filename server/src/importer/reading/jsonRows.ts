import type { RawRow } from '../mapping.ts'
import type { Line } from './lines.ts'

/** Parses each line as JSON; an invalid line becomes its text, which no schema accepts. */
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
