import type { Line } from './lines.ts'

export interface Row extends Omit<Line, 'text'> {
	fields: Record<string, string>
	text: string
}

/** The rows of a CSV file with a header; a quoted field may hold commas, quotes and line breaks. */
export async function* readCsv(lines: AsyncIterable<Line>): AsyncGenerator<Row> {
	let header: string[] | undefined
	let pending = ''
	for await (const { text, number, progress } of lines) {
		pending = pending === '' ? text : `${pending}\n${text}`
		const values = splitRow(pending)
		if (values === undefined) continue
		const row = pending
		pending = ''
		if (header === undefined) {
			header = values
			continue
		}
		const fields = Object.fromEntries(header.map((name, place) => [name, values[place] ?? '']))
		yield { fields, text: row, number, progress }
	}
}

/** The fields of a row; nothing while a quote is still open. */
export function splitRow(text: string): string[] | undefined {
	const fields: string[] = []
	let field = ''
	let quoted = false
	for (let place = 0; place < text.length; place += 1) {
		const sign = text[place] ?? ''
		if (quoted && sign === '"' && text[place + 1] === '"') {
			field += '"'
			place += 1
		} else if (sign === '"') quoted = !quoted
		else if (sign === ',' && !quoted) {
			fields.push(field)
			field = ''
		} else field += sign
	}
	return quoted ? undefined : [...fields, field]
}
