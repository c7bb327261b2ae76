import { pipeline } from 'node:stream'
import { CsvError, type InfoRecord, parse } from 'csv-parse'
import type { RawRow } from '../mapping.ts'
import { brokenRow } from './brokenRow.ts'
import type { Line } from './lines.ts'

export interface Row extends Omit<Line, 'text'> {
	fields: Record<string, string>
	text: string
}

interface Parsed {
	record: Record<string, string>
	info: InfoRecord & { lines: number }
	raw: string
}

/**
 * The rows of a CSV file with a header; a quoted field may hold commas, quotes and line breaks.
 *
 * @throws CsvError where the file ends within a quoted field
 */
export async function* readCsv(lines: AsyncIterable<Line>): AsyncGenerator<Row> {
	let progress = 0
	const text = async function* () {
		for await (const line of lines) {
			progress = line.progress
			yield `${line.text}\n`
		}
	}
	const options = { columns: true, info: true, raw: true, relax_column_count: true, relax_quotes: true } as const
	const rows: AsyncIterable<Parsed> = pipeline(text, parse({ ...options, skip_empty_lines: true }), () => {})
	for await (const { record, info, raw } of rows) {
		yield { fields: record, text: raw.replace(/\n$/, ''), number: info.lines, progress }
	}
}

/** The rows of a CSV file. A file that ends within a quoted field ends with a row that is no row. */
export async function* csvRows(lines: AsyncIterable<Line>): AsyncGenerator<RawRow> {
	let last = { number: 0, progress: 0 }
	try {
		for await (const { fields, ...row } of readCsv(lines)) {
			last = row
			yield { ...row, value: fields }
		}
	} catch (error) {
		if (!(error instanceof CsvError)) throw error
		yield brokenRow(error, { number: last.number + 1, progress: last.progress })
	}
}
